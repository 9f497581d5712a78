import { sql } from 'kysely';
import { importJWK, jwtVerify, type JWK } from 'jose';
import { oauth } from '@wix/identity';
import { AppStrategy, createClient } from '@wix/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countingIds } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { CLIENT_ID, fetchFrom, plainApp } from '#testing/plain-app.ts';
import { servicesForTests, signIn, signOut } from '#testing/sign-in.ts';
import { statementsOf } from '#testing/statements.ts';
import { startStack, TEST_API_KEY, TEST_SITE, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { challengeOf, isVerifier } from './rules/pkce.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', authorization: '' };

const post = (stack: Stack, body: object | string, headers: Record<string, string> = {}): Promise<Response> =>
  stack.call('POST', '/oauth2/token', body, { authorization: '', ...headers });

async function tokensFor(stack: Stack, body: object | string, headers = {}): Promise<Tokens> {
  const reply = await post(stack, body, headers);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Tokens;
}

async function info(stack: Stack, token: string): Promise<Record<string, unknown>> {
  const reply = await stack.call('POST', '/oauth2/token-info', { token }, { authorization: '' });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Record<string, unknown>;
}

const anonymous = (stack: Stack): Promise<Tokens> =>
  tokensFor(stack, { clientId: CLIENT_ID, grantType: 'anonymous' });

onDatabase(
  'oauth',
  (database) => {
    afterEach(() => vi.unstubAllGlobals());
    let started = 0;
    const start = (): Stack =>
      startStack(database(), {
        services: servicesForTests,
        ids: countingIds(`${++started}`.padStart(8, '0')),
      });

    it('sdk: a visitor keeps the identity when the access token is renewed', async () => {
      const stack = start();
      fetchFrom(stack);
      const { auth } = plainApp();
      const tokens = await auth.generateVisitorTokens();
      expect(tokens.accessToken.value).toMatch(/^OauthNG\.JWS\./);
      expect(tokens.refreshToken.value).toMatch(/^JWS\./);
      expect(tokens.accessToken.expiresAt).toBeCloseTo(Date.now() / 1000 + 14_400, -2);
      stack.clock.advance(15_000_000);
      const renewed = await auth.renewToken(tokens.refreshToken);
      expect(renewed.refreshToken.value).toBe(tokens.refreshToken.value);
      const [before, after] = [
        await info(stack, tokens.accessToken.value),
        await info(stack, renewed.accessToken.value),
      ];
      expect(before).toEqual({ active: false });
      expect(after).toMatchObject({
        active: true,
        subjectType: 'VISITOR',
        clientId: CLIENT_ID,
        siteId: TEST_SITE.id,
        instanceId: TEST_SITE.id,
      });
      expect(await info(stack, tokens.refreshToken.value)).toMatchObject({ subjectId: after['subjectId'] });
    });

    it('assumed: two visitors with one idempotency key stay two', async () => {
      const stack = start();
      const body = { clientId: CLIENT_ID, grantType: 'anonymous' };
      const headers = { 'idempotency-key': 'the same for all' };
      const tokens = [await tokensFor(stack, body, headers), await tokensFor(stack, body, headers)];
      expect(tokens[0]?.refresh_token).not.toBe(tokens[1]?.refresh_token);
    });

    it('docs: both spellings, as JSON and as a form', async () => {
      const stack = start();
      const bodies = [
        [{ clientId: CLIENT_ID, grantType: 'anonymous' }, {}],
        [{ client_id: CLIENT_ID, grant_type: 'anonymous' }, {}],
        [`client_id=${CLIENT_ID}&grant_type=anonymous`, FORM],
        [`clientId=${CLIENT_ID}&grantType=anonymous`, FORM],
      ] as const;
      for (const [body, headers] of bodies) {
        const tokens = await tokensFor(stack, body, headers);
        expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 14_400 });
        const again = {
          client_id: CLIENT_ID,
          grant_type: 'refresh_token',
          refresh_token: tokens.refresh_token,
        };
        expect((await tokensFor(stack, again)).refresh_token).toBe(tokens.refresh_token);
      }
    });

    it('docs: a client may name itself and its secret in the header, beside a form', async () => {
      const stack = start();
      const basic = (text: string) => ({ ...FORM, authorization: `Basic ${btoa(text)}` });
      const form = `grant_type=client_credentials&instance_id=${TEST_SITE.id}`;
      const secret = String(TEST_SITE.clients[0]?.secret);
      const { access_token: accessToken } = await tokensFor(stack, form, basic(`${CLIENT_ID}:${secret}`));
      expect(await info(stack, accessToken)).toMatchObject({ active: true, clientId: CLIENT_ID });
      for (const authorization of [`${CLIENT_ID}:wrong`, `${CLIENT_ID}:`, ':', 'none'])
        expect((await post(stack, form, basic(authorization))).status).toBe(401);
      expect((await post(stack, form, { ...FORM, authorization: 'Basic %%%' })).status).toBe(401);
    });

    it('sdk: refresh tokens outlive a restart, and no client needs to be named', async () => {
      const { refresh_token: refreshToken } = await anonymous(start());
      const restarted = start();
      const renewed = await tokensFor(restarted, { grantType: 'refresh_token', refreshToken });
      expect(await info(restarted, renewed.access_token)).toMatchObject({ clientId: CLIENT_ID });
    });

    it('docs: failures are told in the words of OAuth', async () => {
      const stack = start();
      const { refresh_token: refreshToken, access_token: accessToken } = await anonymous(stack);
      const other = '44444444-4444-4444-8444-444444444444';
      const cases: [object, number, string][] = [
        [{}, 400, 'invalid_request'],
        [{ grantType: 'password', clientId: CLIENT_ID }, 400, 'unsupported_grant_type'],
        [{ grantType: 'urn:ietf:params:oauth:grant-type:device_code' }, 501, 'unsupported_grant_type'],
        [{ grantType: 'anonymous' }, 401, 'invalid_client'],
        [{ grantType: 'anonymous', clientId: other }, 401, 'invalid_client'],
        [{ grantType: 'refresh_token', clientId: CLIENT_ID }, 400, 'invalid_request'],
        [{ grantType: 'refresh_token', clientId: other, refreshToken }, 401, 'invalid_client'],
        [{ grantType: 'refresh_token', refreshToken: `${refreshToken}x` }, 400, 'invalid_grant'],
        // What is good for one thing is not good for another.
        [{ grantType: 'refresh_token', refreshToken: accessToken }, 400, 'invalid_grant'],
        [
          { grantType: 'refresh_token', refreshToken: accessToken.replace('OauthNG.', '') },
          400,
          'invalid_grant',
        ],
        [{ grantType: 'authorized_client', memberId: other }, 401, 'unauthorized_client'],
        [{ grantType: 'client_credentials', clientId: CLIENT_ID }, 401, 'invalid_client'],
        [
          { grantType: 'client_credentials', clientId: CLIENT_ID, clientSecret: 'guess' },
          401,
          'invalid_client',
        ],
      ];
      for (const [body, status, error] of cases) {
        const reply = await post(stack, body);
        expect(reply.status).toBe(status);
        expect(await reply.json()).toEqual({ error, error_description: expect.any(String) });
      }
      expect(await info(stack, 'nonsense')).toEqual({ active: false });
    });

    it('assumed: a refresh token with another prefix is no access token', async () => {
      const stack = start();
      const { refresh_token: refreshToken } = await anonymous(stack);
      const authorization = `OauthNG.${refreshToken}`;
      const reply = await stack.call('GET', '/oauth2/user-info', undefined, { authorization });
      expect(reply.status).toBe(401);
    });

    it('sdk: an app with an API key signs a member in, with and without a session of its own', async () => {
      const stack = start();
      fetchFrom(stack);
      const { auth } = plainApp();
      auth.setTokens(await auth.generateVisitorTokens());
      const { memberId, sessionToken } = await signIn(stack, 'ann@example.com');
      const tokens = await auth.getMemberTokensForExternalLogin(memberId, TEST_API_KEY);
      expect(await info(stack, tokens.accessToken.value)).toMatchObject({
        subjectType: 'MEMBER',
        subjectId: memberId,
      });
      const authorization = `${auth.getTokens().accessToken.value},${TEST_API_KEY}`;
      const body = { grant_type: 'authorized_client', member_id: memberId };
      await tokensFor(stack, { ...body, session_token: sessionToken }, { authorization });

      const { sessionToken: foreign } = await signIn(stack, 'eve@example.com');
      for (const wrong of [
        { ...body, session_token: foreign },
        { ...body, member_id: sessionToken },
      ]) {
        const reply = await post(stack, wrong, { authorization });
        expect(await reply.json()).toMatchObject({ error: 'invalid_grant' });
      }
    });

    it('assumed: once a member signs out everywhere, every token of theirs is rejected', async () => {
      const stack = start();
      const { memberId, sessionToken } = await signIn(stack, 'ben@example.com');
      const tokens = await tokensFor(
        stack,
        { grant_type: 'authorized_client', member_id: memberId, session_token: sessionToken },
        { authorization: TEST_API_KEY },
      );
      const me = (): Promise<Response> =>
        stack.call('GET', '/oauth2/user-info', undefined, { authorization: tokens.access_token });
      expect(await (await me()).json()).toMatchObject({ sub: memberId, email: 'ben@example.com' });
      await signOut(stack, memberId);
      expect((await me()).status).toBe(401);
      expect(await info(stack, tokens.access_token)).toEqual({ active: false });
      expect(await info(stack, tokens.refresh_token)).toEqual({ active: false });
      const again = await post(stack, { grantType: 'refresh_token', refreshToken: tokens.refresh_token });
      expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
      await stack.platform.maintain();
      expect(await info(stack, tokens.refresh_token)).toEqual({ active: false });
    });

    it('assumed: a blocked member’s tokens are rejected at once, and no new ones given', async () => {
      const stack = start();
      const { memberId } = await signIn(stack, 'mal@example.com');
      const body = { grant_type: 'authorized_client', member_id: memberId };
      const headers = { authorization: TEST_API_KEY };
      const tokens = await tokensFor(stack, body, headers);
      const blocked = await stack.call('POST', `/members/v1/members/${memberId}/block`, {});
      expect(blocked.status).toBe(200);
      const me = await stack.call('GET', '/oauth2/user-info', undefined, {
        authorization: tokens.access_token,
      });
      expect(me.status).toBe(401);
      const renewed = await post(stack, { grantType: 'refresh_token', refreshToken: tokens.refresh_token });
      expect(await renewed.json()).toMatchObject({ error: 'invalid_grant' });
      expect(await (await post(stack, body, headers)).json()).toMatchObject({ error: 'invalid_grant' });
    });

    it('sdk: an app on a server calls as itself, with its secret or a refresh token of the older endpoint', async () => {
      const stack = start();
      fetchFrom(stack);
      const appSecret = TEST_SITE.clients[0]?.secret ?? '';
      const app = createClient({
        auth: AppStrategy({ appId: CLIENT_ID, appSecret, instanceId: TEST_SITE.id }),
      });
      const reply = await app.fetch('/ecom/v1/orders/search', { method: 'POST', body: '{"search":{}}' });
      expect(reply.status).toBe(200);

      const credentials = { client_id: CLIENT_ID, client_secret: appSecret };
      const { refresh_token: refreshToken } = await tokensFor(stack, {
        ...credentials,
        grant_type: 'client_credentials',
        scope: 'offline_access',
      });
      const older = createClient({ auth: AppStrategy({ appId: CLIENT_ID, appSecret, refreshToken }) });
      const { headers } = await older.auth.getAuthHeaders();
      expect(await info(stack, headers['Authorization'] ?? '')).toMatchObject({
        subjectType: 'APP',
        clientId: CLIENT_ID,
      });
      await older.auth.getAuthHeaders();
      for (const client of [{}, { client_id: CLIENT_ID }, { ...credentials, client_secret: 'guess' }]) {
        const stolen = { ...client, grant_type: 'refresh_token', refresh_token: refreshToken };
        expect((await post(stack, stolen)).status).toBe(401);
      }

      const wrong = AppStrategy({ appId: CLIENT_ID, appSecret: 'guess', instanceId: TEST_SITE.id });
      await expect(wrong.getAuthHeaders(undefined)).rejects.toThrow('401');
    });

    it('sdk: a member reads who they are; nobody else has user information', async () => {
      const stack = start();
      const { memberId } = await signIn(stack, 'uma@example.com');
      const member = stack.sdk({ oauth }, { kind: 'member', memberId }).oauth;
      expect(await member.userInfo()).toMatchObject({
        sub: memberId,
        email: 'uma@example.com',
        language: 'en',
      });
      expect(await errorOf(stack.sdk({ oauth }).oauth.userInfo())).toBe('PERMISSION_DENIED');
    });

    it('sdk: the older endpoint renews the tokens of an app that sends its secret, and grants nothing else', async () => {
      const stack = start();
      const client = { client_id: CLIENT_ID, client_secret: TEST_SITE.clients[0]?.secret };
      const offline = { ...client, grant_type: 'client_credentials', scope: 'offline_access' };
      const { refresh_token: refreshToken } = await tokensFor(stack, offline);
      const send = (body: object): Promise<Response> =>
        stack.call('POST', '/oauth/access', body, { authorization: '' });
      const renewing = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const renewed = await send({ ...client, ...renewing });
      expect(renewed.status).toBe(200);
      const { access_token: token } = (await renewed.json()) as Tokens;
      expect(await info(stack, token)).toMatchObject({
        active: true,
        subjectType: 'APP',
        clientId: CLIENT_ID,
      });
      for (const [body, status, error] of [
        [{ client_id: CLIENT_ID, ...renewing }, 401, 'invalid_client'],
        [{ ...client, client_secret: 'guess', ...renewing }, 401, 'invalid_client'],
        [{ ...client, grant_type: 'authorization_code', code: 'guess' }, 400, 'invalid_grant'],
        [{ ...client, grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
      ] as const) {
        const reply = await send(body);
        expect([reply.status, await reply.json()]).toMatchObject([status, { error }]);
      }
    });

    it('docs: the published key verifies access tokens', async () => {
      const stack = start();
      const reply = await stack.call('GET', '/oauth2/jwks', undefined, { authorization: '' });
      const { keys } = (await reply.json()) as { keys: (JWK & { kid: string })[] };
      const { access_token: token } = await anonymous(stack);
      const key = await importJWK(keys[0] as JWK);
      const { protectedHeader } = await jwtVerify(token.replace('OauthNG.JWS.', ''), key, {
        currentDate: stack.clock.now(),
      });
      expect(protectedHeader.kid).toBe(keys[0]?.kid);
      expect(keys.every((one) => !('d' in one))).toBe(true);
    });

    it('assumed: a token of another site is nobody’s here', async () => {
      const stack = start();
      const elsewhere = { kind: 'visitor' as const, siteId: CLIENT_ID, visitorId: CLIENT_ID };
      const token = await stack.platform.tokens.sign(elsewhere);
      expect(await info(stack, token)).toEqual({ active: false });
      expect((await stack.call('GET', '/oauth2/user-info', undefined, { authorization: token })).status).toBe(
        401,
      );
    });

    it('assumed: a visitor is written down on coming back another day, and not before', async () => {
      const stack = start();
      const { refresh_token: refreshToken } = await anonymous(stack);
      expect(await statementsOf(() => anonymous(stack))).toEqual([]);
      const count = async (): Promise<number> =>
        (await sql`select id from refresh_tokens where kind = 'visitor'`.execute(database().kysely)).rows
          .length;
      const before = await count();
      for (const hours of [5, 30, 30]) {
        stack.clock.advance(hours * 3_600_000);
        expect((await post(stack, { grantType: 'refresh_token', refreshToken })).status).toBe(200);
        expect(await count()).toBe(hours === 5 ? before : before + 1);
      }
    });

    it('assumed: visitors who stay away for more than a year start anew', async () => {
      const stack = start();
      const { refresh_token: refreshToken } = await anonymous(stack);
      const renew = (): Promise<Response> => post(stack, { grantType: 'refresh_token', refreshToken });
      const DAY = 86_400_000;
      stack.clock.advance(300 * DAY);
      expect((await renew()).status).toBe(200);
      stack.clock.advance(300 * DAY);
      await stack.platform.maintain();
      expect((await renew()).status).toBe(200);
      stack.clock.advance(401 * DAY);
      await stack.platform.maintain();
      expect((await renew()).status).toBe(400);
    });
  },
  platformMigrations,
);

describe('pkce', () => {
  it('docs: a verifier has 43 to 128 of the allowed characters', () => {
    expect([42, 43, 128, 129].map((length) => isVerifier('a'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isVerifier(`${'a'.repeat(42)}+`)).toBe(false);
    expect(isVerifier(`Az09-._~${'a'.repeat(40)}`)).toBe(true);
  });

  it('docs: the challenge of the standard’s example (RFC 7636, appendix B)', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'S256')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});
