import type { OauthData, Tokens } from '@wix/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countingIds } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { openWindow } from '#testing/frame.ts';
import { CLIENT_ID, destination, fetchFrom, open, plainApp, type PlainApp } from '#testing/plain-app.ts';
import { servicesForTests, signIn, signOut } from '#testing/sign-in.ts';
import { startStack, TEST_SITE, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { defineService } from '#platform/service.ts';
import { challengeOf } from '../../identity/oauth/public.ts';

const CALLBACK = 'http://localhost:3000/callback';
const HOUR = 3_600_000;
const OTHER_CLIENT = {
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Another app',
  redirectUris: [CALLBACK],
  redirectDomains: [],
};

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.test', ...headers },
  body: new URLSearchParams(fields).toString(),
});

/** Where the page that follows a submitted form leads to. */
const leadsTo = async (reply: Response): Promise<string> =>
  (/href="([^"]*)"/.exec(await reply.text())?.[1] ?? '').replaceAll('&amp;', '&');

const cookieOf = (reply: Response): string => reply.headers.getSetCookie()[0] ?? '';

onDatabase(
  'sign-in by redirect',
  (database) => {
    let errors: object[] = [];
    afterEach(() => {
      vi.unstubAllGlobals();
      if (errors.length > 0) throw new Error(`Logged: ${JSON.stringify(errors)}`);
    });
    let started = 0;
    const signedIn: unknown[] = [];
    const ear = defineService({
      name: 'ear',
      listeners: {
        'counterpart.identity.v1.session_member_signed_in': async ({ body }) =>
          void signedIn.push('actionEvent' in body && body.actionEvent.body),
      },
    });
    const start = (): Stack => {
      const ids = countingIds(`${++started}`.padStart(8, '0'));
      const site = { ...TEST_SITE, clients: [...TEST_SITE.clients, OTHER_CLIENT] };
      const stack = startStack(database(), { site, services: [...servicesForTests, ear], ids });
      fetchFrom(stack);
      errors = stack.errors;
      return stack;
    };
    const begin = async (
      { auth }: PlainApp,
      // The SDK takes a session token here, though its types do not say so.
      options: Parameters<PlainApp['auth']['getAuthUrl']>[1] & { sessionToken?: string } = {},
    ): Promise<{ data: OauthData; url: string }> => {
      const data = auth.generateOAuthData(CALLBACK);
      const { authUrl } = await auth.getAuthUrl(data, options);
      return { data, url: authUrl };
    };
    /** The whole way with a session token, as a server does it. */
    const codeFor = async (
      stack: Stack,
      app: PlainApp,
      email = 'ann@example.com',
    ): Promise<{ data: OauthData; code: string; state: string; memberId: string }> => {
      const { memberId, sessionToken } = await signIn(stack, email);
      const { data, url } = await begin(app, { responseMode: 'query', sessionToken });
      const back = destination(await open(stack, url));
      const { code, state } = app.auth.parseFromUrl(back.href, 'query');
      return { data, code, state, memberId };
    };

    it('sdk: an app that signed its member in may request the address before it opens it', async () => {
      const stack = start();
      const app = plainApp();
      const { memberId, sessionToken } = await signIn(stack, 'ann@example.com');
      const { data, url } = await begin(app, { prompt: 'none', sessionToken });
      const first = app.auth.parseFromUrl(destination(await open(stack, url)).href, 'fragment');
      const second = app.auth.parseFromUrl(destination(await open(stack, url)).href, 'fragment');
      expect(second.code).not.toBe(first.code);
      app.auth.setTokens(await app.auth.getMemberTokens(second.code, second.state, data));
      const me = await stack.call('GET', '/oauth2/user-info', undefined, {
        authorization: app.auth.getTokens().accessToken.value,
      });
      expect(await me.json()).toMatchObject({ sub: memberId });
    });

    describe('the endpoint of an address, requested with parameters of OAuth', () => {
      const verifier = 'v'.repeat(43);
      const asLibraries = async (endpoint: string, changes: Record<string, string> = {}): Promise<string> =>
        `${endpoint}?${new URLSearchParams({
          client_id: CLIENT_ID,
          redirect_uri: CALLBACK,
          response_type: 'code',
          code_challenge: await challengeOf(verifier, 'S256'),
          code_challenge_method: 'S256',
          scope: 'offline_access',
          state: 'kept',
          prompt: 'login',
          sessionToken: 'undefined',
          ...changes,
        }).toString()}`;
      const endpointOf = async (): Promise<string> => {
        // Without data the SDK names no redirect URI; its types say neither that it may be missing nor what comes back.
        const getAuthUrl = plainApp().auth.getAuthUrl as (...none: never[]) => Promise<object>;
        const reply: { authorizationEndpoint?: string } = await getAuthUrl();
        return reply.authorizationEndpoint ?? '';
      };

      it('sdk: leads through the form back to the app, whose code is for its own verifier', async () => {
        const stack = start();
        const address = await asLibraries(await endpointOf());
        const page = destination(await open(stack, address));
        const id = page.searchParams.get('authorize') ?? '';
        const { memberId, sessionToken } = await signIn(stack, 'ann@example.com');
        const reply = await open(stack, `https://shop.test/hosted/authorize/${id}`, form({ sessionToken }));
        const back = new URL(await leadsTo(reply));
        expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([CALLBACK, 'kept']);
        const exchanged = await stack.platform.fetch(
          new Request('https://www.wixapis.com/oauth2/token', {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({
              grant_type: 'authorization_code',
              client_id: CLIENT_ID,
              redirect_uri: CALLBACK,
              code: back.searchParams.get('code') ?? '',
              code_verifier: verifier,
            }),
          }),
        );
        const { access_token: token } = (await exchanged.json()) as { access_token: string };
        const me = await stack.call('GET', '/oauth2/user-info', undefined, { authorization: token });
        expect(await me.json()).toMatchObject({ sub: memberId });
      });

      it('sdk: without them, or with those of nobody, there is nothing to come back to', async () => {
        const stack = start();
        const endpoint = await endpointOf();
        const wrong: Record<string, string>[] = [
          { redirect_uri: 'https://evil.example/' },
          { client_id: OTHER_CLIENT.id },
        ];
        const addresses = [endpoint, ...(await Promise.all(wrong.map((one) => asLibraries(endpoint, one))))];
        for (const address of addresses) expect((await open(stack, address)).status).toBe(400);
        expect((await open(stack, await asLibraries(endpoint))).status).toBe(302);
      });
    });

    it('assumed: no identity provider is connected, whichever an app names', async () => {
      start();
      const custom = { connectionId: '5f0c1e0e-6f3b-4a53-9d6c-1f6f4a0f5d11' };
      for (const idp of ['google', 'facebook', custom] as const)
        await expect(begin(plainApp(), { idp })).rejects.toMatchObject({
          details: { applicationError: { code: 'IDP_CONNECTION_NOT_FOUND' } },
        });
    });

    it('sdk: the form first, then back with a code that becomes the member’s tokens', async () => {
      const stack = start();
      const app = plainApp();
      const { data, url } = await begin(app);
      const page = destination(await open(stack, url));
      expect(page.origin + page.pathname).toBe('https://shop.test/sign-in');
      const id = page.searchParams.get('authorize') ?? '';
      expect(url).toContain(id);

      const { memberId, sessionToken } = await signIn(stack, 'ann@example.com');
      const reply = await open(stack, `https://shop.test/hosted/authorize/${id}`, form({ sessionToken }));
      expect(reply.status).toBe(200);
      const cookie = cookieOf(reply);
      expect(cookie).toMatch(
        /^counterpart_session=JWS\.[^;]+; HttpOnly; SameSite=Lax; Path=\/hosted; .*Secure$/,
      );

      const back = await leadsTo(reply);
      expect(back.startsWith(`${CALLBACK}#`)).toBe(true);
      const { code, state } = app.auth.parseFromUrl(back, 'fragment');
      expect(state).toBe(data.state);
      const visitor = app.auth.getTokens().accessToken.value;
      const tokens = await app.auth.getMemberTokens(code, state, data);
      app.auth.setTokens(tokens);
      expect(app.auth.loggedIn()).toBe(true);
      const me = await stack.call('GET', '/oauth2/user-info', undefined, {
        authorization: tokens.accessToken.value,
      });
      expect(await me.json()).toMatchObject({ sub: memberId });

      const { subject } = (await stack.platform.tokens.read(visitor)) ?? {};
      expect(signedIn.at(-1)).toEqual({
        memberId,
        visitorId: subject?.kind === 'visitor' && subject.visitorId,
      });

      // The next app is not asked; one that asks for the form gets it.
      const other = plainApp();
      const silent = await begin(other, { prompt: 'none', responseMode: 'query' });
      const known = destination(await open(stack, silent.url, { headers: { cookie } }));
      expect(known.searchParams.get('code')).toMatch(/^JWS\./);
      const asking = await begin(other, { prompt: 'login' });
      expect(destination(await open(stack, asking.url, { headers: { cookie } })).pathname).toBe('/sign-in');
    });

    it('assumed: a link that carries a session keeps nobody signed in but from a page of this site', async () => {
      const stack = start();
      const { sessionToken } = await signIn(stack, 'eve@example.com');
      const cookieFrom = async (headers: Record<string, string>): Promise<string> => {
        const { url } = await begin(plainApp(), { responseMode: 'query', sessionToken });
        const reply = await open(stack, url, { headers });
        expect(destination(reply).searchParams.get('code')).toMatch(/^JWS\./);
        return cookieOf(reply);
      };
      for (const site of ['cross-site', 'none'])
        expect(await cookieFrom({ 'sec-fetch-site': site })).toBe('');
      expect(await cookieFrom({})).toBe('');
      expect(await cookieFrom({ 'sec-fetch-site': 'same-origin' })).toMatch(/^counterpart_session=JWS/);
    });

    it('sdk: direct login by a frame nobody sees', async () => {
      const stack = start();
      const app = plainApp();
      const { memberId, sessionToken } = await signIn(stack, 'ben@example.com');
      openWindow('http://localhost:5173', (url) => open(stack, url));
      const tokens = await app.auth.getMemberTokensForDirectLogin(sessionToken);
      const { subject } = (await stack.platform.tokens.read(tokens.accessToken.value)) ?? {};
      expect(subject).toMatchObject({ kind: 'member', memberId });
    });

    it('sdk: silent login of nobody ends with an error and not with waiting', async () => {
      const stack = start();
      openWindow('https://shop.test', (url) => open(stack, url));
      await expect(plainApp().auth.getMemberTokensForDirectLogin('JWS.x.y.z')).rejects.toThrow(
        'Missing code or _state',
      );
    });

    it('assumed: a stranger’s page hears nothing', async () => {
      const stack = start();
      const app = plainApp();
      const { sessionToken } = await signIn(stack, 'ben@example.com');
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      openWindow('https://evil.example', (url) => open(stack, url));
      const login = app.auth
        .getMemberTokensForDirectLogin(sessionToken)
        .catch((error: unknown) => (error as Error).message);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(120_001);
      expect(await login).toContain('timed out');
      vi.useRealTimers();
    });

    it('docs: prompt none without a session, and a form given up, come back with an error and the state', async () => {
      const stack = start();
      const app = plainApp();
      const { data, url } = await begin(app, { prompt: 'none', responseMode: 'query' });
      const back = destination(await open(stack, url));
      expect(Object.fromEntries(back.searchParams)).toEqual({
        error: 'login_required',
        error_description: expect.any(String),
        state: data.state,
      });
      const other = await begin(app, {});
      const input = await open(stack, other.url, form({ error: 'access_denied' }));
      expect(app.auth.parseFromUrl(await leadsTo(input))).toMatchObject({
        error: 'access_denied',
        state: other.data.state,
      });
    });

    it('docs: a code is good once, for its client’s verifier and URI, for ten minutes', async () => {
      const stack = start();
      const app = plainApp();
      const { auth } = app;
      const once = await codeFor(stack, app);
      await auth.getMemberTokens(once.code, once.state, once.data);
      const rejected = expect.objectContaining({ message: expect.stringContaining('invalid_grant') });
      await expect(auth.getMemberTokens(once.code, once.state, once.data)).rejects.toEqual(rejected);

      const stolen = await codeFor(stack, app);
      const mine = auth.generateOAuthData(CALLBACK);
      await expect(auth.getMemberTokens(stolen.code, mine.state, mine)).rejects.toEqual(rejected);
      // The attempt spent it.
      await expect(auth.getMemberTokens(stolen.code, stolen.state, stolen.data)).rejects.toEqual(rejected);

      const moved = await codeFor(stack, app);
      const elsewhere = { ...moved.data, redirectUri: 'https://shop.test/callback' };
      await expect(auth.getMemberTokens(moved.code, moved.state, elsewhere)).rejects.toEqual(rejected);

      const state = await codeFor(stack, app);
      await expect(auth.getMemberTokens(state.code, 'another', state.data)).rejects.toThrow('Invalid _state');

      const late = await codeFor(stack, app);
      stack.clock.advance(601_000);
      await expect(auth.getMemberTokens(late.code, late.state, late.data)).rejects.toEqual(rejected);
    });

    it('docs: a code used again ends what it gave, and nothing else of the sign-in', async () => {
      const stack = start();
      const app = plainApp();
      const status = async ({ accessToken }: Tokens): Promise<number> =>
        (await stack.call('GET', '/oauth2/user-info', undefined, { authorization: accessToken.value }))
          .status;
      const { memberId, sessionToken } = await signIn(stack, 'eve@example.com');
      const exchange = async () => {
        const { data, url } = await begin(app, { responseMode: 'query', sessionToken });
        const { code, state } = app.auth.parseFromUrl(destination(await open(stack, url)).href, 'query');
        return { again: () => app.auth.getMemberTokens(code, state, data) };
      };
      const [one, another] = [await exchange(), await exchange()];
      const [input, other] = [await one.again(), await another.again()];
      const renewed = await app.auth.renewToken(input.refreshToken);
      expect(await app.auth.renewToken(input.refreshToken)).toBeDefined();
      expect([await status(input), await status(renewed), await status(other)]).toEqual([200, 200, 200]);

      await expect(one.again()).rejects.toThrow('invalid_grant');
      expect([await status(input), await status(renewed), await status(other)]).toEqual([401, 401, 200]);
      await expect(app.auth.renewToken(input.refreshToken)).rejects.toThrow('invalid_grant');
      for (const token of [input.accessToken.value, renewed.accessToken.value, input.refreshToken.value]) {
        const info = await stack.call('POST', '/oauth2/token-info', { token }, { authorization: '' });
        expect(await info.json()).toEqual({ active: false });
      }
      expect(await app.auth.renewToken(other.refreshToken)).toBeDefined();
      // The session is still there, and its other tokens go with it.
      await signOut(stack, memberId);
      expect(await status(other)).toBe(401);
      await expect(app.auth.renewToken(other.refreshToken)).rejects.toThrow('invalid_grant');
    });

    it('docs: a code is worth nothing to another client that knows its verifier', async () => {
      const stack = start();
      const app = plainApp();
      const { data, code } = await codeFor(stack, app);
      const body = {
        grantType: 'authorization_code',
        code,
        codeVerifier: data.codeVerifier,
        redirectUri: CALLBACK,
      };
      const exchange = async (clientId: string): Promise<unknown> =>
        (await stack.call('POST', '/oauth2/token', { ...body, clientId }, { authorization: '' })).json();
      expect(await exchange(OTHER_CLIENT.id)).toMatchObject({ error: 'invalid_grant' });
      expect(await exchange(CLIENT_ID)).toMatchObject({ error: 'invalid_grant' });
    });

    it('docs: verifiers of 42 and 129 characters are rejected before the code is looked at', async () => {
      const stack = start();
      const app = plainApp();
      const { data, code, state } = await codeFor(stack, app);
      for (const length of [42, 129])
        await expect(
          app.auth.getMemberTokens(code, state, { ...data, codeVerifier: 'a'.repeat(length) }),
        ).rejects.toThrow('invalid_request');
      await app.auth.getMemberTokens(code, state, data);
    });

    it('assumed: of two who exchange one code at once, one gets tokens', async () => {
      const stack = start();
      const app = plainApp();
      const { data, code, state } = await codeFor(stack, app);
      const both = await Promise.allSettled([1, 2].map(() => app.auth.getMemberTokens(code, state, data)));
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('assumed: a code of a member who was signed out since is worth nothing', async () => {
      const stack = start();
      const app = plainApp();
      const { data, code, state, memberId } = await codeFor(stack, app, 'cat@example.com');
      await signOut(stack, memberId);
      await expect(app.auth.getMemberTokens(code, state, data)).rejects.toThrow('invalid_grant');
    });

    it('docs: the address is good once and for an hour', async () => {
      const stack = start();
      const app = plainApp();
      const { sessionToken } = await signIn(stack, 'ann@example.com');
      const used = await begin(app, { responseMode: 'query', sessionToken });
      // A look at it, as by who shows a preview of links, changes nothing.
      expect((await open(stack, used.url, { method: 'HEAD' })).status).toBe(204);
      expect((await open(stack, used.url)).status).toBe(302);
      stack.clock.advance(61_000);
      expect((await open(stack, used.url)).status).toBe(410);
      const late = await begin(app, { responseMode: 'query', sessionToken });
      stack.clock.advance(HOUR);
      expect((await open(stack, late.url)).status).toBe(410);
      expect((await open(stack, late.url, form({ sessionToken }))).status).toBe(410);
      expect((await open(stack, 'https://shop.test/hosted/authorize/unknown')).status).toBe(410);
    });

    it('assumed: a form without end is not read to its end', async () => {
      const stack = start();
      const { url } = await begin(plainApp());
      const huge = 'x'.repeat(2_000_000);
      expect((await open(stack, url, form({ sessionToken: huge }))).status).toBe(413);
      const endless = new ReadableStream({ pull: (c) => c.enqueue(new TextEncoder().encode(huge)) });
      const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
      expect((await open(stack, url, init)).status).toBe(413);
    });

    it('assumed: another site’s form signs nobody in', async () => {
      const stack = start();
      const { sessionToken } = await signIn(stack, 'eve@example.com');
      const { url } = await begin(plainApp());
      for (const origin of ['https://evil.example', 'null', 'https://shop.test.evil.example']) {
        const reply = await open(stack, url, form({ sessionToken }, { origin }));
        expect(reply.status).toBe(403);
        expect(cookieOf(reply)).toBe('');
      }
      expect((await open(stack, url, form({ sessionToken }))).status).toBe(200);
    });

    it('sdk: signing out ends the app’s session and the browser’s, and leads back', async () => {
      const stack = start();
      const app = plainApp();
      const { data, code, state } = await codeFor(stack, app, 'dan@example.com');
      app.auth.setTokens(await app.auth.getMemberTokens(code, state, data));
      const token = app.auth.getTokens().accessToken.value;
      const { logoutUrl } = await app.auth.logout('http://localhost:3000/bye?a=1');
      const reply = await open(stack, logoutUrl);
      expect(destination(reply).href).toBe('http://localhost:3000/bye?a=1&wixMemberLoggedIn=false');
      expect(cookieOf(reply)).toMatch(/^counterpart_session=;.*Max-Age=0/);
      const me = await stack.call('GET', '/oauth2/user-info', undefined, { authorization: token });
      expect(me.status).toBe(401);
      expect((await open(stack, logoutUrl)).status).toBe(410);
    });
  },
  platformMigrations,
);
