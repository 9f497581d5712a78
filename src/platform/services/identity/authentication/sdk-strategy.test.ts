import { createClient, LoginState, OAuthStrategy } from '@wix/sdk';
import { members } from '@wix/members';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  accountModules,
  lastCode,
  lastRecoveryToken,
  newEmail,
  PASSWORD,
  startAccounts,
} from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import type { Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const CLIENT = '33333333-3333-4333-8333-333333333333';

/** The strategy's own calls use the global fetch, whatever the client was given. */
onDatabase(
  'the SDK’s own sign-in',
  (database) => {
    const start = (): Stack => startAccounts(database());

    beforeAll(() => {
      vi.stubGlobal('fetch', (input: Request | string | URL, init?: RequestInit) =>
        start().platform.fetch(new Request(input, init)),
      );
    });
    afterAll(() => vi.unstubAllGlobals());

    const app = () => createClient({ modules: { members }, auth: OAuthStrategy({ clientId: CLIENT }) });
    const setPolicy = (policy: { requireOwnerApproval?: boolean; requireEmailVerification?: boolean }) =>
      accountModules(start()).signOnPolicy.updateSignOnPolicy({
        requireOwnerApproval: false,
        requireEmailVerification: false,
        ...policy,
      });

    it('sdk: register and login succeed with a session token', async () => {
      const email = newEmail();
      const registered = await app().auth.register({
        email,
        password: PASSWORD,
        profile: { nickname: 'Ann' },
      });
      expect(registered).toEqual({
        loginState: LoginState.SUCCESS,
        data: { sessionToken: expect.stringMatching(/^JWS\./) },
      });
      expect(await app().auth.login({ email, password: PASSWORD })).toMatchObject({
        loginState: LoginState.SUCCESS,
      });
    });

    it('sdk: register tells a taken and a malformed address apart', async () => {
      const email = newEmail();
      await app().auth.register({ email, password: PASSWORD });
      const again = { loginState: LoginState.FAILURE, errorCode: 'emailAlreadyExists' };
      expect(await app().auth.register({ email, password: PASSWORD })).toMatchObject(again);
      expect(await app().auth.register({ email: 'nonsense', password: PASSWORD })).toMatchObject({
        loginState: LoginState.FAILURE,
        errorCode: 'invalidEmail',
      });
    });

    it('sdk: login tells wrong passwords, unknown and malformed addresses without throwing', async () => {
      const email = newEmail();
      await app().auth.register({ email, password: PASSWORD });
      const failure = async (address: string, password: string) => {
        const reply = await app().auth.login({ email: address, password });
        return 'errorCode' in reply ? reply.errorCode : reply.loginState;
      };
      expect(await failure(email, 'wrong')).toBe('invalidPassword');
      expect(await failure(newEmail('nobody'), 'wrong')).toBe('invalidPassword');
      expect(await failure('nonsense', 'wrong')).toBe('invalidEmail');
      expect(await failure('', '')).toBe('invalidEmail');
    });

    it('sdk: owner approval and email verification are states, the code goes on', async () => {
      await setPolicy({ requireOwnerApproval: true });
      const approvalEmail = newEmail();
      expect(await app().auth.register({ email: approvalEmail, password: PASSWORD })).toEqual({
        loginState: LoginState.OWNER_APPROVAL_REQUIRED,
      });
      await setPolicy({ requireEmailVerification: true });
      const email = newEmail();
      const client = app();
      expect(await client.auth.register({ email, password: PASSWORD })).toEqual({
        loginState: LoginState.EMAIL_VERIFICATION_REQUIRED,
        data: { stateToken: expect.any(String) },
      });
      await setPolicy({});
      expect(
        await client.auth.processVerification({ verificationCode: await lastCode(start(), email) }),
      ).toEqual({
        loginState: LoginState.SUCCESS,
        data: { sessionToken: expect.any(String) },
      });
    });

    it('sdk: the mail that resets a password comes, and what it leads to signs in', async () => {
      const email = newEmail();
      const client = app();
      await client.auth.register({ email, password: PASSWORD });
      await client.auth.sendPasswordResetEmail(email, 'https://shop.test/account');
      const recovered = await accountModules(start()).recovery.recover(
        await lastRecoveryToken(start(), email),
        { password: 'brand new' },
      );
      expect(recovered).toMatchObject({ state: 'SUCCESS' });
      expect(await client.auth.login({ email, password: 'brand new' })).toMatchObject({
        loginState: LoginState.SUCCESS,
      });
    });

    it('sdk: an app with a key signs its own people in and reads them', async () => {
      const client = app();
      const email = newEmail('external');
      const tokens = await client.auth.getMemberTokensForExternalLoginWithSession(
        email,
        'test-api-key-0123456789',
      );
      client.auth.setTokens(tokens);
      const reader = createClient({
        modules: { members },
        auth: { getAuthHeaders: () => client.auth.getAuthHeaders() },
      });
      const { member } = await reader.members.getCurrentMember({ fieldsets: ['FULL'] });
      expect(member?.loginEmail).toBe(email);
      expect(client.auth.loggedIn()).toBe(true);
    });
  },
  platformMigrations,
);
