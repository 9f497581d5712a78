import { beforeEach, expect, it, vi } from 'vitest';
import { accountModules, lastCode, newEmail, PASSWORD, startAccounts } from '../../testing/accounts.ts';
import { onDatabase } from '../../testing/engines.ts';
import { TEST_SITE, type Stack } from '../../testing/stack.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { register, resendCode, signIn, verifyCode } from './sign-in.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** As much of a browser as calling takes; its network is the platform. */
function openBrowser(stack: Stack): void {
  const tab = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: tab });
  vi.stubGlobal('location', { origin: TEST_SITE.publicUrl });
  const content = TEST_SITE.clients[0]?.id;
  vi.stubGlobal('document', {
    querySelector: (name: string) => (name.includes('shop-client') ? { content } : null),
  });
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const path = String(input).replace(/^\/wixapis/, '');
    return stack.platform.fetch(new Request(`https://www.wixapis.com${path}`, init));
  });
}

beforeEach(() => stored.clear());

/** Another app's sign-in: the session is taken over by no frame, which there is none of here. */
const keep = false;

onDatabase(
  'signing in from the shop',
  (database) => {
    const start = (): Stack => {
      const stack = startAccounts(database());
      openBrowser(stack);
      return stack;
    };

    it('docs: registers, and signs in with the password', async () => {
      start();
      const email = newEmail('noa');
      await expect(register(email, PASSWORD, { firstName: 'Noa' }, { keep })).resolves.toMatchObject({
        state: 'success',
        sessionToken: expect.stringMatching(/^JWS\./),
      });
      await expect(signIn(email, PASSWORD, { keep })).resolves.toMatchObject({ state: 'success' });
    });

    it('sdk: tells the failures apart that it may tell apart', async () => {
      start();
      const email = newEmail('noa');
      await register(email, PASSWORD, {}, { keep });
      const failed = (reason: string) => expect.objectContaining({ state: 'failed', reason });
      await expect(register(email, PASSWORD, {}, { keep })).resolves.toEqual(failed('email-taken'));
      await expect(signIn(email, 'not the password', { keep })).resolves.toEqual(failed('credentials'));
      await expect(signIn(newEmail('nobody'), PASSWORD, { keep })).resolves.toEqual(failed('credentials'));
      await expect(register('no address', PASSWORD, {}, { keep })).resolves.toEqual(failed('email-invalid'));
      await expect(verifyCode('JWS.no-such-token', '123456', { keep })).resolves.toEqual(failed('expired'));
    });

    it('docs: goes on with a code by mail, the second of which counts', async () => {
      const stack = start();
      await accountModules(stack).signOnPolicy.updateSignOnPolicy({
        requireOwnerApproval: false,
        requireEmailVerification: true,
      });
      const email = newEmail('noa');
      const first = await register(email, PASSWORD, {}, { keep });
      if (first.state !== 'verify') throw new Error(`Expected to verify, not ${first.state}`);
      const voided = await lastCode(stack, email);
      await expect(resendCode(first.stateToken)).resolves.toMatchObject({ state: 'verify' });
      await expect(verifyCode(first.stateToken, voided, { keep })).resolves.toMatchObject({
        state: 'failed',
        reason: 'code-wrong',
      });
      await expect(
        verifyCode(first.stateToken, await lastCode(stack, email), { keep }),
      ).resolves.toMatchObject({ state: 'success' });
    });

    it('assumed: has a connection or says so', async () => {
      start();
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await expect(signIn('noa@example.com', PASSWORD, { keep })).resolves.toMatchObject({
        state: 'failed',
        reason: 'unreachable',
      });
    });
  },
  platformMigrations,
);
