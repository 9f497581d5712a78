import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  accessToken,
  accountModules,
  hosted,
  lastCode,
  lastMail,
  lastRecoveryToken,
  logIn,
  newEmail,
  newVisitor,
  otherCode,
  PASSWORD,
  register,
  startAccounts,
  type SignInState,
} from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { softwarePasskey } from '#testing/software-passkey.ts';
import type { Stack } from '#testing/stack.ts';
import { totpCode } from '#testing/totp.ts';
import { platformMigrations } from '#platform/platform.ts';

const PHONE = { phone: '+351912345600', channel: 'SMS' };
const STEP = 30_000;
const MINUTE = 60_000;

interface Enrolled {
  email: string;
  token: string;
  /** What the authenticator app shows at the stack's time. */
  code: () => string;
  recoveryCodes: string[];
}

onDatabase(
  'second factors',
  (database) => {
    const start = (): Stack => startAccounts(database());

    const signedUp = async (stack: Stack) => {
      const email = newEmail();
      return { email, token: await accessToken(stack, await register(stack, email)) };
    };

    async function withTotp(stack: Stack): Promise<Enrolled> {
      const { email, token } = await signedUp(stack);
      const { body } = await hosted(stack, 'POST', 'factors/totp', { password: PASSWORD }, token);
      const { rows } = await sql`select secret from account_factors`.execute(stack.database.kysely);
      expect(JSON.stringify(rows)).not.toContain(body.secret);
      const code = () => totpCode(body.uri, stack.clock.now().getTime());
      const confirmed = await hosted(
        stack,
        'POST',
        `factors/${body.factorId}/confirm`,
        { code: code() },
        token,
      );
      expect(confirmed.status).toBe(200);
      stack.clock.advance(STEP);
      return { email, token, code, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
    }

    const show = (stack: Stack, { stateToken }: SignInState, proof: object) =>
      hosted(stack, 'POST', 'second-factor/verify', { stateToken, ...proof });
    const ask = (stack: Stack, { stateToken }: SignInState, factor: string) =>
      hosted(stack, 'POST', 'second-factor/challenge', { stateToken, factor });

    it('sdk: with an authenticator app a password alone is not enough', async () => {
      const stack = start();
      const { email, code } = await withTotp(stack);
      const waiting = await logIn(stack, email);
      expect(waiting).toMatchObject({
        state: 'REQUIRE_MFA',
        stateToken: expect.any(String),
        requireMfaData: {
          availableFactors: [
            { factorType: 'TOTP', factorStatus: 'ENABLED' },
            { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
          ],
          reason: 'USER_SETTINGS',
        },
        identity: { factors: [{ type: 'TOTP', status: 'ACTIVE' }] },
      });
      expect(waiting.sessionToken).toBeUndefined();
      expect(waiting.identity).not.toHaveProperty('identityProfile');
      expect((await ask(stack, waiting, 'TOTP')).body).toMatchObject({
        state: 'MFA_CHALLENGE',
        mfaChallengeData: { factorType: 'TOTP' },
      });
      expect(await show(stack, waiting, { factor: 'TOTP', code: otherCode(code()) })).toMatchObject({
        status: 400,
        code: 'VERIFICATION_FAILED',
      });
      const done = await show(stack, waiting, { factor: 'TOTP', code: code() });
      expect(done.body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
      expect((await show(stack, waiting, { factor: 'TOTP', code: code() })).status).toBe(404);
    });

    it('assumed: nobody signs in by a code that was used, not even in another sign-in', async () => {
      const stack = start();
      const { email, code } = await withTotp(stack);
      const used = code();
      await show(stack, await logIn(stack, email), { factor: 'TOTP', code: used });
      const again = await logIn(stack, email);
      expect((await show(stack, again, { factor: 'TOTP', code: used })).code).toBe('VERIFICATION_FAILED');
      stack.clock.advance(STEP);
      expect((await show(stack, again, { factor: 'TOTP', code: code() })).body.state).toBe('SUCCESS');
    });

    it('assumed: the code of the step before still counts, that of two before does not', async () => {
      const stack = start();
      const { email, code } = await withTotp(stack);
      const early = code();
      stack.clock.advance(STEP);
      const late = code();
      stack.clock.advance(STEP);
      const waiting = await logIn(stack, email);
      expect((await show(stack, waiting, { factor: 'TOTP', code: early })).status).toBe(400);
      expect((await show(stack, waiting, { factor: 'TOTP', code: late })).body.state).toBe('SUCCESS');
    });

    it('assumed: recovery codes work once each, as typed by hand', async () => {
      const stack = start();
      const { email, recoveryCodes } = await withTotp(stack);
      expect(new Set(recoveryCodes).size).toBe(10);
      const code = recoveryCodes[0] ?? '';
      const typed = code.toLowerCase().replace('-', ' ');
      const first = await show(stack, await logIn(stack, email), { factor: 'RECOVERY_CODE', code: typed });
      expect(first.body.state).toBe('SUCCESS');
      const second = await show(stack, await logIn(stack, email), { factor: 'RECOVERY_CODE', code });
      expect(second.code).toBe('VERIFICATION_FAILED');
    });

    it('assumed: new recovery codes need the password and void the old ones', async () => {
      const stack = start();
      const { email, token, recoveryCodes } = await withTotp(stack);
      const renew = (password: string) =>
        hosted(stack, 'POST', 'factors/recovery-codes', { password }, token);
      expect(await renew('wrong')).toMatchObject({ status: 401, code: '-19976' });
      const { body } = await renew(PASSWORD);
      const tried = (code = '') =>
        logIn(stack, email).then((waiting) => show(stack, waiting, { factor: 'RECOVERY_CODE', code }));
      expect((await tried(recoveryCodes[0])).status).toBe(400);
      expect((await tried(body.recoveryCodes?.[0])).body.state).toBe('SUCCESS');
    });

    it('assumed: a passkey signs in, and an answer to another challenge does not', async () => {
      const stack = start();
      const { email, token } = await signedUp(stack);
      const passkey = softwarePasskey('https://shop.test');
      const { body } = await hosted(
        stack,
        'POST',
        'factors/webauthn',
        { label: 'Laptop', password: PASSWORD },
        token,
      );
      expect(body.options.rp.id).toBe('shop.test');
      const confirm = (credential: object) =>
        hosted(stack, 'POST', `factors/${body.factorId}/confirm`, { credential }, token);
      expect((await confirm(passkey.register('b3RoZXI'))).code).toBe('VERIFICATION_FAILED');
      expect((await confirm(passkey.register(body.options.challenge))).status).toBe(200);

      const waiting = await logIn(stack, email);
      const requested = await ask(stack, waiting, 'WEBAUTHN');
      const { hint, webauthnData } = requested.body.mfaChallengeData?.verificationChallengeData ?? {};
      expect(hint).toBe('Laptop');
      const { challenge, allowCredentials } = JSON.parse(
        webauthnData?.publicKeyCredentialRequestOptionsJson ?? '{}',
      ) as { challenge: string; allowCredentials: { id: string }[] };
      expect(allowCredentials).toHaveLength(1);
      const factor = 'WEBAUTHN';
      const foreign = softwarePasskey('https://shop.test').assert(challenge);
      const phished = softwarePasskey('https://shop-test.evil.example').assert(challenge);
      for (const credential of [
        passkey.assert('b3RoZXI'),
        foreign,
        { ...phished, id: allowCredentials[0]?.id },
      ])
        expect((await show(stack, waiting, { factor, credential })).code).toBe('VERIFICATION_FAILED');
      const credential = passkey.assert(challenge);
      expect((await show(stack, waiting, { factor, credential })).body.state).toBe('SUCCESS');

      const again = await logIn(stack, email);
      await ask(stack, again, 'WEBAUTHN');
      expect((await show(stack, again, { factor, credential })).code).toBe('VERIFICATION_FAILED');
    });

    it.each([
      { channel: 'SMS', phone: '+351 912 345 678', kept: '+351912345678', hint: '••• 78' },
      { channel: 'CALL', phone: '+49 30 1234-5699', kept: '+493012345699', hint: '••• 99' },
    ])('docs: a code by $channel', async ({ channel, phone, kept, hint }) => {
      const stack = start();
      const { email, token } = await signedUp(stack);
      const { body } = await hosted(
        stack,
        'POST',
        'factors/phone',
        { phone, channel, password: PASSWORD },
        token,
      );
      expect(body.hint).toBe(hint);
      const confirm = (code: string) =>
        hosted(stack, 'POST', `factors/${body.factorId}/confirm`, { code }, token);
      const code = await lastCode(stack, kept);
      expect((await confirm(otherCode(code))).code).toBe('VERIFICATION_FAILED');
      expect((await confirm(code)).status).toBe(200);
      const waiting = await logIn(stack, email);
      expect((await show(stack, waiting, { factor: channel, code })).code).toBe('VERIFICATION_FAILED');
      const requested = await ask(stack, waiting, channel);
      expect(requested.body.mfaChallengeData?.verificationChallengeData).toEqual({ hint });
      const sent = await lastCode(stack, kept);
      expect((await show(stack, waiting, { factor: channel, code: sent })).body.state).toBe('SUCCESS');
    });

    it('docs: a code by mail holds fifteen minutes, and a newer one voids it', async () => {
      const stack = start();
      const { email, token } = await signedUp(stack);
      const { body } = await hosted(stack, 'POST', 'factors/email', { password: PASSWORD }, token);
      await hosted(
        stack,
        'POST',
        `factors/${body.factorId}/confirm`,
        { code: await lastCode(stack, email) },
        token,
      );
      const waiting = await logIn(stack, email);
      await ask(stack, waiting, 'EMAIL');
      const first = await lastCode(stack, email);
      stack.clock.advance(16 * MINUTE);
      expect((await show(stack, waiting, { factor: 'EMAIL', code: first })).code).toBe('VERIFICATION_FAILED');
      await ask(stack, waiting, 'EMAIL');
      const second = await lastCode(stack, email);
      expect((await lastMail(stack, email)).subject).toBe(`Test shop: ${second} is your sign-in code`);
      expect((await show(stack, waiting, { factor: 'EMAIL', code: second })).body.state).toBe('SUCCESS');
    });

    it('assumed: a code for the second factor does not verify an address', async () => {
      const stack = start();
      const { email, token } = await signedUp(stack);
      const { body } = await hosted(stack, 'POST', 'factors/email', { password: PASSWORD }, token);
      await hosted(
        stack,
        'POST',
        `factors/${body.factorId}/confirm`,
        { code: await lastCode(stack, email) },
        token,
      );
      const waiting = await logIn(stack, email);
      await ask(stack, waiting, 'EMAIL');
      const { verification } = accountModules(stack, newVisitor());
      const answered = (await verification.verifyDuringAuthentication(await lastCode(stack, email), {
        stateToken: waiting.stateToken ?? '',
      })) as SignInState;
      expect(answered.state).toBe('REQUIRE_MFA');
      expect(answered.sessionToken).toBeUndefined();
    });

    it('assumed: wrong factors end the sign-in after five, and all sign-ins of the member after ten', async () => {
      const stack = start();
      const { email, code } = await withTotp(stack);
      const wrong = { factor: 'TOTP', code: otherCode(code()) };
      for (let sign = 0; sign < 2; sign++) {
        const waiting = await logIn(stack, email);
        for (let i = 0; i < 5; i++) expect((await show(stack, waiting, wrong)).status).toBe(400);
        const right = await show(stack, waiting, { factor: 'TOTP', code: code() });
        expect(right.status).toBe(sign === 0 ? 400 : 429);
      }
      const waiting = await logIn(stack, email);
      expect((await show(stack, waiting, { factor: 'TOTP', code: code() })).status).toBe(429);
      stack.clock.advance(16 * MINUTE);
      expect((await show(stack, waiting, { factor: 'TOTP', code: code() })).body.state).toBe('SUCCESS');
    });

    it('assumed: a new password by mail does not stand in for the second factor', async () => {
      const stack = start();
      const { email, code } = await withTotp(stack);
      const { recovery } = accountModules(stack, newVisitor());
      await recovery.sendRecoveryEmail(email);
      const waiting = (await recovery.recover(await lastRecoveryToken(stack, email), {
        password: 'brand new',
      })) as SignInState;
      expect(waiting.state).toBe('REQUIRE_MFA');
      expect((await show(stack, waiting, { factor: 'TOTP', code: code() })).body.state).toBe('SUCCESS');
    });

    it('assumed: removing a factor needs the password; with the last one go the recovery codes', async () => {
      const stack = start();
      const { email, token } = await withTotp(stack);
      const { body } = await hosted(stack, 'GET', 'factors', undefined, token);
      expect(body).toMatchObject({ factors: [{ type: 'TOTP' }], recoveryCodesLeft: 10 });
      const remove = (password: string) =>
        hosted(stack, 'POST', `factors/${body.factors[0]?.id}/remove`, { password }, token);
      expect((await remove('wrong')).code).toBe('-19976');
      expect((await remove(PASSWORD)).status).toBe(200);
      expect((await lastMail(stack, email)).text).toContain('A second factor was removed');
      expect((await hosted(stack, 'GET', 'factors', undefined, token)).body).toMatchObject({
        factors: [],
        recoveryCodesLeft: 0,
      });
      expect((await logIn(stack, email)).state).toBe('SUCCESS');
    });

    it('assumed: one of each kind, and one’s own only', async () => {
      const stack = start();
      const { token } = await withTotp(stack);
      expect(await hosted(stack, 'POST', 'factors/totp', { password: PASSWORD }, token)).toMatchObject({
        status: 409,
        code: 'FACTOR_EXISTS',
      });
      const stranger = await signedUp(stack);
      const { body } = await hosted(stack, 'GET', 'factors', undefined, token);
      const path = `factors/${body.factors[0]?.id}`;
      expect(
        (await hosted(stack, 'POST', `${path}/remove`, { password: PASSWORD }, stranger.token)).status,
      ).toBe(404);
      expect(
        (await hosted(stack, 'POST', `${path}/confirm`, { code: '123456' }, stranger.token)).status,
      ).toBe(404);
    });

    it('assumed: adding a factor needs the password, a few wrong ones and it rests', async () => {
      const stack = start();
      const { email, token } = await signedUp(stack);
      const begin = (kind: string, body: object) => hosted(stack, 'POST', `factors/${kind}`, body, token);
      for (const [kind, details] of [
        ['totp'],
        ['email'],
        ['webauthn', { label: 'x' }],
        ['phone', PHONE],
      ] as const) {
        expect((await begin(kind, { ...details })).status).toBe(400);
        const wrong = await begin(kind, { ...details, password: 'not this one' });
        expect([wrong.status, wrong.code]).toEqual([401, '-19976']);
      }
      expect(stack.mailer.sent.filter(({ to }) => to === email)).toEqual([]);
      for (let i = 0; i < 6; i++) await begin('totp', { password: 'not this one' });
      expect((await begin('totp', { password: PASSWORD })).status).toBe(429);
      stack.clock.advance(16 * MINUTE);
      expect((await begin('totp', { password: PASSWORD })).status).toBe(200);
      expect((await hosted(stack, 'GET', 'factors', undefined, token)).body.factors).toEqual([]);
    });

    it('assumed: the page changes the password with the one before only', async () => {
      const stack = start();
      const { email, token } = await signedUp(stack);
      const there = await accessToken(stack, await logIn(stack, email));
      const change = (body: object) => hosted(stack, 'POST', 'password', body, token);
      for (const password of [undefined, '', 'not this one'])
        expect((await change({ password, newPassword: 'another horse' })).status).toBe(401);
      expect((await change({ password: PASSWORD, newPassword: 'x' })).status).toBe(400);
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });

      expect((await change({ password: PASSWORD, newPassword: 'another horse' })).status).toBe(200);
      expect((await hosted(stack, 'GET', 'security', undefined, token)).status).toBe(200);
      expect((await hosted(stack, 'GET', 'security', undefined, there)).status).toBe(401);
      await expect(logIn(stack, email)).rejects.toMatchObject({ status: 401 });
      expect(await logIn(stack, email, 'another horse')).toMatchObject({ state: 'SUCCESS' });

      for (let i = 0; i < 10; i++) await change({ password: 'guess', newPassword: 'another horse' });
      expect((await change({ password: 'another horse', newPassword: 'third horse' })).status).toBe(429);
    });

    it('assumed: who has no password yet sets one, and only then adds a factor', async () => {
      const stack = start();
      const vouched = await accountModules(stack).authentication.signOn({ email: newEmail() });
      const token = await accessToken(stack, vouched as SignInState);
      expect((await hosted(stack, 'GET', 'security', undefined, token)).body).toMatchObject({
        hasPassword: false,
      });
      const rejected = await hosted(stack, 'POST', 'factors/totp', { password: 'x' }, token);
      expect([rejected.status, rejected.code]).toEqual([428, 'PASSWORD_NOT_SET']);
      expect((await hosted(stack, 'POST', 'password', { newPassword: PASSWORD }, token)).status).toBe(200);
      expect((await hosted(stack, 'POST', 'factors/totp', { password: PASSWORD }, token)).status).toBe(200);
    });

    it('assumed: the pages answer members only, and well-formed requests', async () => {
      const stack = start();
      const { token } = await signedUp(stack);
      const visitor = await stack.platform.tokens.sign({
        kind: 'visitor',
        siteId: stack.site.id,
        visitorId: crypto.randomUUID(),
      });
      for (const caller of [undefined, visitor])
        expect((await hosted(stack, 'GET', 'security', undefined, caller)).status).toBe(401);
      const phone = (body: object) => hosted(stack, 'POST', 'factors/phone', body, token);
      expect((await phone({ phone: '0912345678', channel: 'SMS' })).status).toBe(400);
      expect((await phone({ phone: '+351912345678', channel: 'PIGEON' })).status).toBe(400);
      expect((await phone({ phone: 'x'.repeat(70_000), channel: 'SMS' })).status).toBe(413);
    });

    it('assumed: codes to a phone are sent ten times an hour', async () => {
      const stack = start();
      const { token } = await signedUp(stack);
      const asked = () => hosted(stack, 'POST', 'factors/phone', { ...PHONE, password: PASSWORD }, token);
      for (let i = 0; i < 10; i++) expect((await asked()).status).toBe(200);
      expect((await asked()).status).toBe(429);
    });

    it('assumed: a member sees the own sessions, and ends the others or all', async () => {
      const stack = start();
      const { email, token } = await signedUp(stack);
      const other = await accessToken(stack, await logIn(stack, email));
      const { body } = await hosted(stack, 'GET', 'security', undefined, token);
      expect(body).toMatchObject({ email, hasPassword: true, factors: [] });
      expect(body.sessions.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
      expect(body.sessions).toHaveLength(2);
      await hosted(stack, 'POST', 'sessions/end-others', {}, token);
      expect((await hosted(stack, 'GET', 'sessions', undefined, other)).status).toBe(401);
      expect((await hosted(stack, 'GET', 'sessions', undefined, token)).body.sessions).toHaveLength(1);
      await hosted(stack, 'POST', 'sessions/end-all', {}, token);
      expect((await hosted(stack, 'GET', 'sessions', undefined, token)).status).toBe(401);
    });
  },
  platformMigrations,
);
