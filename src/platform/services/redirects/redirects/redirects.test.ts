import { redirects } from '@wix/redirects';
import { createClient } from '@wix/sdk';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { countingIds } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { CLIENT_ID, destination, open } from '#testing/plain-app.ts';
import { servicesForTests, signIn, signOut } from '#testing/sign-in.ts';
import { startStack, TEST_SITE, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const VISITOR = '55555555-5555-4555-8555-555555555555';
const CHECKOUT = '66666666-6666-4666-8666-666666666666';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

type Intent = redirects.CreateRedirectSessionOptions;

const violating = (violatedRule: string): object => ({
  details: { validationError: { fieldViolations: [{ violatedRule }] } },
});

const handOver = (stack: Stack, page: URL): Promise<Response> =>
  stack.call(
    'POST',
    '/hosted/handover',
    { code: new URLSearchParams(page.hash.slice(1)).get('handover') ?? '' },
    { authorization: '' },
  );

onDatabase(
  'redirects',
  (database) => {
    let started = 0;
    let errors: object[] = [];
    afterEach(() => {
      if (errors.length > 0) throw new Error(`Logged: ${JSON.stringify(errors)}`);
    });
    const start = (): Stack => {
      const ids = countingIds(`${++started}`.padStart(8, '0'));
      const stack = startStack(database(), { services: servicesForTests, ids });
      errors = stack.errors;
      return stack;
    };
    const asVisitor = (stack: Stack, headers = {}) =>
      stack.sdk({ redirects }, { kind: 'visitor', visitorId: VISITOR }, headers).redirects;
    const create = async (stack: Stack, intent: Intent): Promise<string> =>
      (await asVisitor(stack).createRedirectSession(intent)).redirectSession?.fullUrl ?? '';

    it('docs: to the checkout and back, as the same visitor, once', async () => {
      const stack = start();
      const callbacks = {
        postFlowUrl: 'http://localhost:3000/',
        thankYouPageUrl: 'https://shop.test/thanks',
      };
      const preferences = { additionalQueryParameters: { utm_source: 'app', lang: 'he' } };
      const { redirectSession: session } = await asVisitor(stack).createRedirectSession({
        ecomCheckout: { checkoutId: CHECKOUT },
        callbacks,
        preferences,
      });
      const url = new URL(session?.fullUrl ?? '');
      expect(session?.urlDetails?.endpoint).toBe(url.origin + url.pathname);
      expect(Object.fromEntries(url.searchParams)).toEqual({ utm_source: 'app', lang: 'he' });

      const page = destination(await open(stack, url.href));
      expect(page.origin + page.pathname).toBe('https://shop.test/he/checkout');
      expect(Object.fromEntries(page.searchParams)).toEqual({
        utm_source: 'app',
        lang: 'he',
        checkoutId: CHECKOUT,
      });
      const reply = await handOver(stack, page);
      const tokens = (await reply.json()) as { access_token: string; refresh_token: string };
      expect(tokens).toMatchObject({ role: 'visitor', intent: 'ecomCheckout', callbacks });
      const { subject } = (await stack.platform.tokens.read(tokens.access_token)) ?? {};
      expect(subject).toMatchObject({ kind: 'visitor', visitorId: VISITOR });

      expect((await handOver(stack, page)).status).toBe(400);
      expect((await open(stack, url.href)).status).toBe(410);
      const { rows } = await sql`
        select slug, body from domain_events where entity_fqdn = 'wix.headless.v1.redirect_session'
         and entity_id = ${session?._id ?? ''}`.execute(database().kysely);
      expect(rows).toMatchObject([{ slug: 'created' }]);
    });

    it('docs: two who open the address at once are one', async () => {
      const stack = start();
      const url = await create(stack, { storesProduct: { productSlug: 'blue poster' } });
      const replies = await Promise.all([open(stack, url), open(stack, url)]);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([302, 410]));
    });

    it('docs: an address is too late after an hour, and so is the page that waits', async () => {
      const stack = start();
      const url = await create(stack, { storesProduct: { productSlug: 'print' } });
      stack.clock.advance(3_600_000);
      expect((await open(stack, url)).status).toBe(410);
      const page = destination(
        await open(stack, await create(stack, { storesProduct: { productSlug: 'print' } })),
      );
      stack.clock.advance(301_000);
      expect((await handOver(stack, page)).status).toBe(400);
      await stack.platform.maintain();
      stack.clock.advance(90_000_000);
      await stack.platform.maintain();
      expect((await open(stack, url)).status).toBe(410);
    });

    it('docs: each intent leads to its page', async () => {
      const stack = start();
      const pages: [Intent, string][] = [
        [{ storesProduct: { productSlug: 'blue poster' } }, '/products/blue%20poster'],
        [{ login: {} }, '/sign-in'],
        [{ memberAccountPage: { section: 'ORDERS' } } as Intent, '/account/orders'],
        [{ memberAccountPage: {} } as Intent, '/account'],
        [{ ecomOrderPaymentRequest: { paymentRequestId: VISITOR } }, `/pay/${VISITOR}`],
      ];
      for (const [intent, path] of pages) {
        const reply = await stack.call('POST', '/_api/redirects-api/v1/redirect-session', intent);
        const { redirectSession } = (await reply.json()) as { redirectSession: { fullUrl: string } };
        expect(destination(await open(stack, redirectSession.fullUrl)).pathname).toBe(path);
      }
      await expect(create(stack, { bookingsBook: { resourceId: VISITOR } })).rejects.toMatchObject({
        details: { applicationError: { code: 'NOT_IMPLEMENTED' } },
      });
    });

    it('docs: the page’s language follows that of the app', async () => {
      const stack = start();
      const { redirectSession } = await asVisitor(stack, {
        'x-wix-linguist': 'he|he-il|false|x',
      }).createRedirectSession({
        login: {},
      });
      expect(destination(await open(stack, redirectSession?.fullUrl ?? '')).pathname).toBe('/he/sign-in');
    });

    it('sdk: sign-in opened in a frame nobody sees is an empty page that may be framed', async () => {
      const stack = start();
      const url = await create(stack, { login: {} });
      const reply = await open(stack, url, { headers: { 'sec-fetch-dest': 'iframe' } });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-security-policy')).toContain(
        "frame-ancestors 'self' https://shop.test",
      );
    });

    it('docs: a member comes along, unless signed out meanwhile or asked not to', async () => {
      const stack = start();
      const { memberId, sessionToken } = await signIn(stack, 'ann@example.com');
      const body = { grant_type: 'authorized_client', member_id: memberId, session_token: sessionToken };
      const tokens = (await (await stack.call('POST', '/oauth2/token', body)).json()) as {
        access_token: string;
      };
      const headers = { authorization: tokens.access_token };
      const page = async (intent: object): Promise<URL> => {
        const reply = await stack.call('POST', '/_api/redirects-api/v1/redirect-session', intent, headers);
        const { redirectSession } = (await reply.json()) as { redirectSession: { fullUrl: string } };
        return destination(await open(stack, redirectSession.fullUrl));
      };
      const roleOf = async (at: URL): Promise<unknown> => (await handOver(stack, at)).json();
      const along = { storesProduct: { productSlug: 'print' } };
      expect(await roleOf(await page(along))).toMatchObject({ role: 'member' });
      const alone = { ...along, preferences: { maintainIdentity: false } };
      expect(await roleOf(await page(alone))).toMatchObject({ role: 'visitor' });
      const waiting = await page(along);
      await signOut(stack, memberId);
      expect(await roleOf(waiting)).toMatchObject({ role: 'visitor' });
    });

    it('docs: callbacks must be at a listed domain', async () => {
      const stack = start();
      for (const url of [
        'https://evil.example',
        'https://shop.test@evil.example',
        'javascript:alert(1)',
        '//evil.example',
      ]) {
        await expect(
          create(stack, { login: {}, callbacks: { postFlowUrl: url, thankYouPageUrl: 'https://shop.test' } }),
        ).rejects.toMatchObject({
          details: { validationError: { fieldViolations: [{ field: 'options.callbacks.postFlowUrl' }] } },
        });
      }
    });

    it('docs: an app on a phone is led back to where its client lists it, with its state', async () => {
      const site = {
        ...TEST_SITE,
        clients: TEST_SITE.clients.map((client) => ({
          ...client,
          redirectUris: [...client.redirectUris, 'myapp://store/thanks'],
          redirectDomains: [...client.redirectDomains, 'exp://192.168.1.5:8081'],
        })),
      };
      const stack = startStack(database(), {
        site,
        services: servicesForTests,
        ids: countingIds('a9'.padEnd(8, '0')),
      });
      const callbacks = {
        thankYouPageUrl: 'myapp://store/thanks',
        postFlowUrl: 'exp://192.168.1.5:8081/--/home',
        state: 'kept',
      };
      const { redirectSession } = await asVisitor(stack).createRedirectSession({
        ecomCheckout: { checkoutId: CHECKOUT },
        callbacks,
      });
      const page = destination(await open(stack, redirectSession?.fullUrl ?? ''));
      expect(await (await handOver(stack, page)).json()).toMatchObject({ callbacks });

      const out = await asVisitor(stack).createRedirectSession({
        logout: { clientId: CLIENT_ID },
        callbacks,
      });
      const left = destination(await open(stack, out.redirectSession?.fullUrl ?? ''));
      expect(left.href).toBe('exp://192.168.1.5:8081/--/home?state=kept&wixMemberLoggedIn=false');
      for (const postFlowUrl of ['otherapp://home', 'myapp://elsewhere', 'exp://10.0.0.1:8081/--/home'])
        await expect(create(stack, { login: {}, callbacks: { postFlowUrl } })).rejects.toMatchObject({
          details: { validationError: { fieldViolations: [{ field: 'options.callbacks.postFlowUrl' }] } },
        });
    });

    it('assumed: what leads nobody anywhere is rejected', async () => {
      const stack = start();
      const preferences = { customMemberPaths: { accountPagePath: 'mine' } };
      const intent = { login: {}, preferences } as Intent;
      await expect(create(stack, intent)).rejects.toMatchObject({
        details: {
          validationError: {
            fieldViolations: [{ violatedRule: 'FIELD_NOT_ALLOWED' }],
          },
        },
      });
    });

    it('docs: a sign-in names a listed URI, a known client and a challenge', async () => {
      const stack = start();
      const good = {
        clientId: CLIENT_ID,
        redirectUri: 'https://shop.test/callback',
        responseType: 'code',
        codeChallenge: CHALLENGE,
        codeChallengeMethod: 'S256',
        state: 'state',
      };
      const wrong: Record<string, unknown>[] = [
        { clientId: VISITOR },
        { redirectUri: 'https://shop.test/callback/' },
        { redirectUri: 'https://shop.test/' },
        { redirectUri: 'https://evil.example/callback' },
        { redirectUri: undefined },
        { responseType: 'token' },
        { responseMode: 'form_post' },
        { codeChallenge: undefined },
        { codeChallenge: 'short' },
        { codeChallengeMethod: 'plain' },
        { codeChallengeMethod: 'S512' },
        { state: 'x'.repeat(1025) },
      ];
      for (const change of wrong) {
        const authRequest = { ...good, ...change };
        await expect(create(stack, { auth: { authRequest } })).rejects.toMatchObject({
          details: { validationError: { fieldViolations: [expect.anything()] } },
        });
      }
      expect(await create(stack, { auth: { authRequest: good } })).toContain('/hosted/authorize/');
    });

    it('sdk: exactly one intent is asked for', async () => {
      const stack = start();
      await expect(create(stack, {})).rejects.toMatchObject(violating('REQUIRED_ONE_OF_FIELD'));
      const both = { login: {}, storesProduct: { productSlug: 'print' } };
      await expect(create(stack, both)).rejects.toMatchObject(violating('ONE_OF_ALIGNMENT'));
    });

    it('assumed: without a token nobody is led anywhere', async () => {
      const stack = start();
      const nobody = createClient({
        modules: { redirects },
        auth: { getAuthHeaders: async () => ({ headers: {} }) },
        fetch: (input, init) => stack.platform.fetch(new Request(input, init)),
      });
      await expect(nobody.redirects.createRedirectSession({ login: {} })).rejects.toMatchObject({
        details: { applicationError: { code: 'UNAUTHENTICATED' } },
      });
    });
  },
  platformMigrations,
);
