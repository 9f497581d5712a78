import { expect, it } from 'vitest';
import { newEmail, PASSWORD } from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack } from '#testing/stack.ts';
import { argonPasswords } from '#platform/adapters/argon-passwords.ts';
import { platformMigrations } from '#platform/platform.ts';
import type { PasswordHasher } from '#platform/ports.ts';

/** A hundred for each that is hashed: more of them take the same path. */
const ATTEMPTS = 1000;
const AT_ONCE = 50;

/** Counts what is expensive. */
function countingPasswords(): PasswordHasher & { verified: number } {
  const real = argonPasswords({ memorySize: 64, iterations: 1 });
  return {
    verified: 0,
    hash: (password) => real.hash(password),
    verify(password, hash) {
      this.verified++;
      return real.verify(password, hash);
    },
  };
}

onDatabase(
  'many attempts',
  (database) => {
    it(`assumed: of ${ATTEMPTS} logins ten are hashed, and the others refused`, async () => {
      const passwords = countingPasswords();
      const stack = startStack(database(), { passwords });
      const loginId = { email: newEmail('target') };
      const send = (path: string, body: object) =>
        stack.platform.fetch(
          new Request(`https://www.wixapis.com/_api/iam/authentication/v2/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
          { clientAddress: '203.0.113.7' },
        );
      expect((await send('register', { loginId, password: PASSWORD })).status).toBe(200);

      const statuses = new Map<number, number>();
      const guesses = Array.from({ length: ATTEMPTS }, (_, index) => `guess ${index}`);
      const guess = async (): Promise<void> => {
        for (let password = guesses.pop(); password !== undefined; password = guesses.pop()) {
          const { status } = await send('login', { loginId, password });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, guess));
      expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: ATTEMPTS - 10 });
      expect(passwords.verified).toBe(10);
      expect((await send('login', { loginId, password: PASSWORD })).status).toBe(429);
      stack.clock.advance(16 * 60_000);
      expect((await send('login', { loginId, password: PASSWORD })).status).toBe(200);
    });
  },
  platformMigrations,
);
