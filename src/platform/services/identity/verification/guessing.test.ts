import { expect, it } from 'vitest';
import {
  accountModules,
  lastCode,
  logIn,
  newEmail,
  newVisitor,
  otherCode,
  register,
  startAccounts,
} from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { platformMigrations } from '#platform/platform.ts';

const DAY = 86_400_000;

const codeOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
  } catch (error) {
    return (error as { details: { applicationError: { code: string } } }).details.applicationError.code;
  }
  return 'none';
};

onDatabase(
  'guessing codes',
  (database) => {
    it('assumed: who begins again and again guesses twenty codes a day for one address', async () => {
      const stack = startAccounts(database());
      await accountModules(stack).signOnPolicy.updateSignOnPolicy({ requireEmailVerification: true });
      const email = newEmail('target');
      await register(stack, email);
      const guess = async (): Promise<string> => {
        const { stateToken = '' } = await logIn(stack, email);
        const wrong = otherCode(await lastCode(stack, email));
        return codeOf(
          accountModules(stack, newVisitor()).verification.verifyDuringAuthentication(wrong, { stateToken }),
        );
      };
      const outcomes: string[] = [];
      for (let i = 0; i < 21; i++) {
        outcomes.push(await guess());
        // Mails are five an hour.
        stack.clock.advance(DAY / 48);
      }
      expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'VERIFICATION_FAILED'));
      expect(outcomes.at(-1)).toBe('RESOURCE_EXHAUSTED');

      stack.clock.advance(DAY);
      const { stateToken = '' } = await logIn(stack, email);
      const code = await lastCode(stack, email);
      const { verification } = accountModules(stack, newVisitor());
      expect(await verification.verifyDuringAuthentication(code, { stateToken })).toMatchObject({
        state: 'SUCCESS',
      });
    });
  },
  platformMigrations,
);
