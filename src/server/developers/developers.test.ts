import { AppStrategy, ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { orders } from '@wix/ecom';
import { files } from '@wix/media';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../platform/contract/index.ts';
import {
  keyAreas,
  type ApiKeyRow,
  type KeyScope,
  type MadeApiKey,
  type OAuthClientRow,
  type OAuthClientSecret,
} from '../../shared/developers.ts';
import { extensionPath } from '../../shared/extensions/define.ts';
import { roleNames } from '../../shared/permissions.ts';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { fetchFrom } from '../../testing/plain-app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { startStack, TEST_SITE, type Stack } from '../../testing/stack.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { runs } from '../../testing/run-size.ts';
import { appAccess } from './app-access.ts';
import { permissionsOf } from './scopes.ts';

const SITE = TEST_SITE.id;
const DAY = 86_400_000;
const CALLBACK = 'https://app.example/callback';

type Access = ReturnType<typeof appAccess>;
type Failed = { details?: { applicationError?: { code?: string } } } & Error;

onDatabase(
  'keys and clients of other programs',
  (database) => {
    let shop: Stack;
    let gateway: TestGateway;
    let access: Access;
    let owner: Browser;

    beforeAll(async () => {
      const clock = { now: () => shop.clock.now() };
      access = appAccess({ database: database(), siteId: SITE, clock });
      shop = startStack(database(), {
        ids: { guid: () => crypto.randomUUID() },
        apps: access,
      });
      gateway = startGateway(database(), { siteId: SITE, clock: shop.clock }, undefined, {
        developers: { uses: access.uses, clients: TEST_SITE.clients },
      });
      await resetGateway(gateway);
      owner = await gateway.signedIn('owner');
    });
    afterEach(async () => {
      vi.unstubAllGlobals();
      // Some moved the clock.
      await owner.post('/admin/api/confirmation', { password: 'halfdrop-owner' });
    });

    const made = async (wanted: object): Promise<MadeApiKey> => {
      const reply = await owner.post('/admin/api/api-keys', { name: 'Warehouse', scope: 'all', ...wanted });
      expect(reply.status).toBe(200);
      return (await reply.json()) as MadeApiKey;
    };
    const listed = async (id: string): Promise<ApiKeyRow | undefined> => {
      const reply = await owner.get('/admin/api/api-keys?range=[0,99]');
      return ((await reply.json()) as ApiKeyRow[]).find((row) => row.id === id);
    };
    const revoke = (id: string) => owner.send('DELETE', `/admin/api/api-keys/${id}`);

    /** The unmodified SDK, as an app on a server makes it. */
    const withKey = (apiKey: string, siteId = SITE, at: Pick<Stack, 'platform'> = shop) =>
      createClient({
        modules: { orders, files },
        auth: ApiKeyStrategy({ apiKey, siteId }),
        fetch: async (input, init) => at.platform.fetch(new Request(input, init)),
      });
    const rejection = async (work: Promise<unknown>): Promise<{ code?: string; message: string }> => {
      const error = await work.then(
        () => undefined,
        (thrown: unknown) => thrown as Failed,
      );
      const code = error?.details?.applicationError?.code;
      return { ...(code && { code }), message: error?.message ?? 'nothing was refused' };
    };
    const search = (key: string) => withKey(key).orders.searchOrders({});

    const newClient = async (wanted: object = {}): Promise<OAuthClientSecret> => {
      const reply = await owner.post('/admin/api/oauth-clients', {
        name: 'Another storefront',
        redirectUris: [CALLBACK],
        redirectDomains: ['app.example'],
        ...wanted,
      });
      expect(reply.status).toBe(200);
      return (await reply.json()) as OAuthClientSecret;
    };

    describe('an API key', () => {
      it('sdk: opens what it is for from the moment it is made, and is shown once', async () => {
        const { key, id, ending } = await made({});
        expect(key).toMatch(/^cpk_[\w-]{43}$/);
        expect(key.endsWith(ending)).toBe(true);
        expect((await search(key)).orders).toEqual([]);
        const json = JSON.stringify([
          await listed(id),
          await (await owner.get(`/admin/api/api-keys/${id}`)).json(),
          await (await owner.get('/admin/api/audit-log?range=[0,9]')).json(),
        ]);
        expect(json).toContain('Warehouse');
        expect(json).not.toContain(key);
      });

      it('sdk: goes no further than its scope, in the platform’s words', async () => {
        const { key } = await made({ scope: { orders: 'read' } });
        await search(key);
        for (const call of [
          () => withKey(key).orders.createOrder({}),
          () => withKey(key).files.listFiles(),
          () => withKey(key).orders.updateOrder('11111111-1111-4111-8111-111111111111', {}),
        ])
          expect(await rejection(call())).toMatchObject({ code: 'PERMISSION_DENIED' });
        const reading = await made({ scope: 'read' });
        await search(reading.key);
        await withKey(reading.key).files.listFiles();
        expect(await rejection(withKey(reading.key).orders.createOrder({}))).toMatchObject({
          code: 'PERMISSION_DENIED',
        });
      });

      it('sdk: ends with the next call once it is revoked, also that of another process', async () => {
        const { key, id } = await made({});
        const elsewhere = startStack(database(), {
          ids: { guid: () => crypto.randomUUID() },
          apps: appAccess({ database: database(), siteId: SITE, clock: shop.clock }),
        });
        const there = withKey(key, SITE, elsewhere).orders;
        await there.searchOrders({});
        // A call that is under way is finished; the one after it is rejected.
        const [, revoked] = await Promise.all([search(key).catch(() => {}), revoke(id)]);
        expect(revoked.status).toBe(200);
        for (const call of [() => search(key), () => there.searchOrders({})])
          expect(await rejection(call())).toMatchObject({
            code: 'UNAUTHENTICATED',
            message: expect.stringContaining('was revoked') as string,
          });
        expect((await revoke(id)).status).toBe(200);
        expect((await listed(id))?.revokedAt).not.toBeNull();
      });

      it('sdk: revoked in the middle of a document, it opens nothing that has not begun, nor any other', async () => {
        const { key, id } = await made({});
        const find = access.findKey.bind(access);
        let requested = 0;
        const ends: number[] = [];
        const seen = vi.spyOn(access, 'findKey').mockImplementation(async (input) => {
          const found = await find(input);
          if (input === key && ++requested === 2) ends.push((await revoke(id)).status);
          return found;
        });
        const make = (name: string) =>
          `ecomTaxGroupsV1CreateTaxGroup(input: { taxGroup: { name: "${name}" } }) { taxGroup { name } }`;
        const ended = {
          message: expect.stringContaining('was revoked') as string,
          extensions: { status: 401, applicationError: { code: 'UNAUTHENTICATED' } },
        };
        const { data, errors } = await withKey(key).graphql(
          `mutation { before: ${make('Maps')} during: ${make('Globes')} after: ${make('Atlases')} }`,
        );
        seen.mockRestore();
        expect(ends).toEqual([200]);
        // Whose key was looked at before it ended is carried through.
        expect(data).toEqual({
          before: { taxGroup: { name: 'Maps' } },
          during: { taxGroup: { name: 'Globes' } },
          after: null,
        });
        expect(errors).toMatchObject([{ path: ['after'], ...ended }]);
        const groups = await (await shop.call('POST', '/billing/v1/tax-groups/query', { query: {} })).text();
        expect(['Maps', 'Globes', 'Atlases'].map((name) => groups.includes(name))).toEqual([
          true,
          true,
          false,
        ]);
        const next = await withKey(key).graphql(
          '{ orders: ecomOrdersV1Orders { items { id } } groups: ecomTaxGroupsV1TaxGroups { items { id } } }',
        );
        expect(next.data).toEqual({ orders: null, groups: null });
        expect(next.errors).toHaveLength(2);
        for (const error of next.errors ?? []) expect(error).toMatchObject(ended);
        expect(await rejection(search(key))).toMatchObject({ code: 'UNAUTHENTICATED' });
      });

      it('sdk: ends when its time has come', async () => {
        const expiresAt = new Date(shop.clock.now().getTime() + DAY).toISOString();
        const { key } = await made({ expiresAt });
        await search(key);
        shop.clock.advance(DAY);
        expect(await rejection(search(key))).toMatchObject({
          code: 'UNAUTHENTICATED',
          message: expect.stringContaining('has expired') as string,
        });
      });

      it('sdk: is of one site', async () => {
        const { key } = await made({});
        expect(
          await rejection(withKey(key, '99999999-1111-4111-8111-111111111111').orders.searchOrders({})),
        ).toMatchObject({
          code: 'UNAUTHENTICATED',
        });
        expect(await rejection(search(`${key}x`))).toMatchObject({ code: 'UNAUTHENTICATED' });
        expect(await rejection(search('cpk_nobody'))).toMatchObject({ code: 'UNAUTHENTICATED' });
      });

      it('sdk: after a visitor’s token opens what its scope does, and signs members in with members: change', async () => {
        fetchFrom(shop);
        const { id: clientId } = await newClient();
        const auth = OAuthStrategy({ clientId });
        auth.setTokens(await auth.generateVisitorTokens());
        const visitor = auth.getTokens().accessToken.value;
        const both = (key: string) => withKey(`${visitor},${key}`);

        const reading = await made({ scope: { orders: 'read' } });
        expect((await both(reading.key).orders.searchOrders({})).orders).toEqual([]);
        const denied = { code: 'PERMISSION_DENIED' };
        expect(await rejection(both(reading.key).orders.createOrder({}))).toMatchObject(denied);
        const signIn = (key: string) =>
          auth.getMemberTokensForExternalLoginWithSession('ann@example.com', key, {});
        const looking = await made({ scope: { members: 'read' } });
        for (const { key } of [reading, looking]) expect(await rejection(signIn(key))).toMatchObject(denied);
        const changing = await made({ scope: { members: 'change' } });
        const { accessToken } = await signIn(changing.key);
        const info = async (token: string) =>
          (await (await shop.call('POST', '/oauth2/token-info', { token })).json()) as { subjectId: string };
        const { subjectId } = await info(accessToken.value);
        const again = await auth.getMemberTokensForExternalLogin(subjectId, changing.key);
        expect(await info(again.accessToken.value)).toMatchObject({ subjectType: 'MEMBER', subjectId });
        const rejected = auth.getMemberTokensForExternalLogin(subjectId, looking.key);
        await expect(rejected).rejects.toThrow('unauthorized_client');
        // Not the visitor's own rights instead: what a storefront may do would hide that the key has ended.
        await revoke(reading.id);
        for (const key of [reading.key, 'cpk_nobody'])
          expect(await rejection(both(key).orders.searchOrders({}))).toMatchObject({
            code: 'UNAUTHENTICATED',
          });
      });

      it('assumed: speaks for nobody of the staff, and opens no page outside the contract', async () => {
        const { key } = await made({});
        const headers = { authorization: key, 'x-counterpart-actor': 'mia@example.com' };
        const order = { buyerInfo: { email: 'a@example.com' } };
        const reply = await shop.call('POST', '/ecom/v1/draft-orders/empty', { draftOrder: order }, headers);
        expect(await reply.text()).not.toContain('mia@example.com');
        const hosted = await shop.call('GET', '/hosted/invoices/settings', undefined, headers);
        expect(hosted.status).toBe(403);
      });

      it('docs: calls the operations beyond the contract that its permissions allow, and none of shoppers', async () => {
        const { key } = await made({ scope: { orders: 'read' } });
        const call = async (name: string) =>
          (await shop.call('POST', extensionPath(name), {}, { authorization: key })).status;
        expect(await call('countReturns')).toBe(200);
        expect(await call('changeReturnSettings')).toBe(403);
        expect(await call('queryGiftCards')).toBe(403);
        expect(await call('getMyWishlist')).toBe(403);
      });

      it('assumed: when it was used is written beside the call, once a minute', async () => {
        const { key, id } = await made({});
        const statements = await statementsOf(() => search(key));
        expect(statements.filter((text) => /api_keys/.test(text) && !/^select/i.test(text.trim()))).toEqual(
          [],
        );
        const used = shop.clock.now().toISOString();
        expect((await listed(id))?.lastUsedAt).toBe(used);
        await access.uses.write();
        const elsewhere = async () => {
          const other = appAccess({ database: database(), siteId: SITE, clock: shop.clock });
          const rows = startGateway(database(), { siteId: SITE, clock: shop.clock }, undefined, {
            developers: { uses: other.uses, clients: [] },
          });
          const person = await rows.signedIn('owner');
          return (await (await person.get(`/admin/api/api-keys/${id}`)).json()) as ApiKeyRow;
        };
        expect((await elsewhere()).lastUsedAt).toBe(used);
        shop.clock.advance(30_000);
        await search(key);
        await access.uses.write();
        expect((await elsewhere()).lastUsedAt).toBe(used);
        shop.clock.advance(30_000);
        await search(key);
        await access.uses.write();
        expect((await elsewhere()).lastUsedAt).toBe(shop.clock.now().toISOString());
      });

      it.each([
        [{ name: '' }, 'name'],
        [{ name: 'x'.repeat(81) }, 'name'],
        [{ scope: 'everything' }, 'scope'],
        [{ scope: {} }, 'scope'],
        [{ scope: { orders: 'own' } }, 'scope'],
        [{ expiresAt: 'tomorrow' }, 'expiresAt'],
        [{ expiresAt: '2001-01-01T00:00:00Z' }, 'expiresAt'],
      ])('%j is rejected beside its field', async (wanted, field) => {
        const reply = await owner.post('/admin/api/api-keys', { name: 'A', scope: 'all', ...wanted });
        expect(reply.status).toBe(400);
        expect(await reply.text()).toContain(`"field":"${field}`);
      });
    });

    describe('an OAuth client', () => {
      it('sdk: gives visitors of its own tokens, until it is deleted', async () => {
        fetchFrom(shop);
        const { id, hasSecret } = await newClient();
        expect(hasSecret).toBe(false);
        const auth = OAuthStrategy({ clientId: id });
        const { refreshToken } = await auth.generateVisitorTokens();
        const renew = () =>
          shop.call(
            'POST',
            '/oauth2/token',
            { clientId: id, grantType: 'refresh_token', refreshToken: refreshToken.value },
            { authorization: '' },
          );
        expect((await renew()).status).toBe(200);
        expect((await owner.send('DELETE', `/admin/api/oauth-clients/${id}`)).status).toBe(200);
        for (const named of [id, undefined]) {
          const reply = await shop.call(
            'POST',
            '/oauth2/token',
            {
              grantType: 'refresh_token',
              refreshToken: refreshToken.value,
              ...(named && { clientId: named }),
            },
            { authorization: '' },
          );
          expect(reply.status).toBe(401);
          expect(await reply.json()).toMatchObject({ error: 'invalid_client' });
        }
        await expect(OAuthStrategy({ clientId: id }).generateVisitorTokens()).rejects.toThrow(
          /invalid_client/,
        );
      });

      it('sdk: signs in to its own addresses and to no other client’s', async () => {
        fetchFrom(shop);
        const { id } = await newClient();
        const other = await newClient({
          redirectUris: ['https://other.example/callback'],
          redirectDomains: ['other.example'],
        });
        const app = createClient({ auth: OAuthStrategy({ clientId: id }) });
        const asked = (uri: string) => app.auth.getAuthUrl(app.auth.generateOAuthData(uri), {});
        expect((await asked(CALLBACK)).authUrl).toContain('/hosted/authorize/');
        for (const uri of [
          'https://other.example/callback',
          `${CALLBACK}/x`,
          TEST_SITE.clients[0]?.redirectUris[0] ?? '',
        ])
          await expect(asked(uri)).rejects.toThrow(/redirectUri/);
        await expect(app.auth.logout('https://app.example/bye')).resolves.toHaveProperty('logoutUrl');
        await expect(app.auth.logout('https://other.example/bye')).rejects.toThrow(/postFlowUrl/);
        expect(other.id).not.toBe(id);
      });

      it('sdk: with a secret acts on a server, until the secret is another or none', async () => {
        fetchFrom(shop);
        const { id, secret = '' } = await newClient({ withSecret: true });
        expect(secret).toMatch(/^cps_/);
        const app = (appSecret: string) =>
          createClient({
            modules: { orders },
            auth: AppStrategy({ appId: id, appSecret, instanceId: SITE }),
            fetch: async (input, init) => shop.platform.fetch(new Request(input, init)),
          }).orders;
        const first = app(secret);
        await first.searchOrders({});
        const again = await owner.post(`/admin/api/oauth-clients/${id}/secret`);
        const next = (await again.json()) as OAuthClientSecret;
        const old = await shop.call(
          'POST',
          '/oauth2/token',
          { client_id: id, client_secret: secret, grant_type: 'client_credentials', instance_id: SITE },
          { authorization: '' },
        );
        expect(old.status).toBe(401);
        await app(next.secret ?? '').searchOrders({});
        await owner.send('DELETE', `/admin/api/oauth-clients/${id}/secret`);
        // Also what it had a token for already.
        expect(await rejection(first.searchOrders({}))).toMatchObject({ code: 'UNAUTHENTICATED' });
        expect(
          JSON.stringify(await (await owner.get(`/admin/api/oauth-clients/${id}`)).json()),
        ).not.toContain(secret);
      });

      it('assumed: that of the configuration is shown, and changed by nobody', async () => {
        const [configured] = TEST_SITE.clients;
        const reply = await owner.get('/admin/api/oauth-clients?range=[0,99]');
        const rows = (await reply.json()) as OAuthClientRow[];
        expect(rows[0]).toMatchObject({ id: configured?.id, configured: true, hasSecret: true });
        expect(JSON.stringify(rows)).not.toContain(configured?.secret);
        const path = `/admin/api/oauth-clients/${configured?.id}`;
        expect((await owner.send('DELETE', path)).status).toBe(403);
        expect(
          (await owner.send('PUT', path, { name: 'X', redirectUris: [], redirectDomains: [] })).status,
        ).toBe(403);
      });

      it('assumed: an address that cannot be one is rejected beside its field', async () => {
        const reply = await owner.post('/admin/api/oauth-clients', {
          name: 'A',
          redirectUris: [CALLBACK, 'javascript:alert(1)'],
          redirectDomains: ['https://app.example'],
        });
        expect(reply.status).toBe(400);
        expect(await reply.json()).toMatchObject({
          details: {
            validationError: {
              fieldViolations: [{ field: 'redirectUris[1]' }, { field: 'redirectDomains[0]' }],
            },
          },
        });
      });
    });

    it('are the owner’s alone', async () => {
      for (const role of roleNames) {
        const person = await gateway.signedIn(role);
        for (const path of ['api-keys', 'api-keys/areas', 'oauth-clients']) {
          const { status } = await person.get(`/admin/api/${path}`);
          expect(`${role} ${path} ${status}`).toBe(`${role} ${path} ${role === 'owner' ? 200 : 403}`);
        }
        const { status } = await person.post('/admin/api/api-keys', {});
        expect(`${role} ${status}`).toBe(`${role} ${role === 'owner' ? 400 : 403}`);
      }
    });
  },
  [...platformMigrations, ...gatewayMigrations],
);

describe('what a key may call', () => {
  const scopes: fc.Arbitrary<KeyScope> = fc.oneof(
    fc.constantFrom('all' as const, 'read' as const),
    fc.dictionary(fc.constantFrom(...keyAreas), fc.constantFrom('read' as const, 'change' as const)),
  );
  const mayCall = (scope: KeyScope, permissions: readonly string[]): boolean => {
    const granted = permissionsOf(scope);
    return granted === '*' || (permissions.length > 0 && permissions.every((id) => granted.includes(id)));
  };
  const fixed = operations.filter(({ permissions }) => permissions.length > 0);

  it('changes nothing where it may only look', () => {
    const opened = fixed.filter(({ readOnly, permissions }) => !readOnly && mayCall('read', permissions));
    expect(opened.map(({ name }) => name)).toEqual([]);
  });

  it('is all of it with every area', () => {
    const every = Object.fromEntries(keyAreas.map((area) => [area, 'change'])) as KeyScope;
    const closed = fixed.filter(({ permissions }) => !mayCall(every, permissions));
    expect(closed.map(({ name }) => name)).toEqual([]);
  });

  it('grows with its scope, and an area gives nothing of another', () => {
    fc.assert(
      fc.property(scopes, fc.constantFrom(...keyAreas), (scope, area) => {
        if (typeof scope === 'string') return;
        const more = { ...scope, [area]: 'change' as const };
        const lost = fixed.filter(
          ({ permissions }) => mayCall(scope, permissions) && !mayCall(more, permissions),
        );
        expect(lost.map(({ name }) => name)).toEqual([]);
        const { [area]: _, ...less } = scope;
        const gained = (permissionsOf(scope) as readonly string[]).filter(
          (id) => !permissionsOf(less).includes(id),
        );
        const own = permissionsOf({ [area]: 'change' });
        expect(gained.filter((id) => !own.includes(id))).toEqual([]);
      }),
      runs(100),
    );
  });
});
