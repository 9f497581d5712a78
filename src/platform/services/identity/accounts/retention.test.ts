import { expect, it } from 'vitest';
import { accountModules, logIn, newEmail, newVisitor, register, startAccounts } from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';
import { accountTables } from './tables.ts';

const DAY = 86_400_000;

onDatabase(
  'maintenance of accounts',
  (database) => {
    it('assumed: what time made useless goes, accounts stay', async () => {
      const stack = startAccounts(database());
      const email = newEmail();
      const admin = accountModules(stack);
      await admin.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: true });
      const { identity } = await register(stack, email);
      await admin.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: false });
      await errorOf(logIn(stack, email, 'wrong'));
      await accountModules(stack, newVisitor()).recovery.sendRecoveryEmail(email);
      const count = async (table: 'account_attempts' | 'account_flows' | 'account_links' | 'accounts') =>
        (await accountTables(database().kysely).selectFrom(table).select('site_id').execute()).length;
      const all = async () => [
        await count('account_attempts'),
        await count('account_flows'),
        await count('account_links'),
        await count('accounts'),
      ];
      await stack.platform.maintain();
      expect((await all()).every((rows) => rows > 0)).toBe(true);
      stack.clock.advance(8 * DAY);
      await stack.platform.maintain();
      expect(await all()).toEqual([0, 0, 0, 1]);
      await admin.members.approveMember(String(identity?._id));
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
    });
  },
  platformMigrations,
);
