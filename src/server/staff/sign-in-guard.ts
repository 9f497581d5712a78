import { countWithin } from '../../database/count-within.ts';
import type { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { spendAttempt, type Limit } from './attempts.ts';
import { accountLimit, type Attempt } from './auth-limits.ts';
import { signInLimitMail } from './mails.ts';
import { staffTables, type StaffMemberRow } from './tables.ts';
import { isUsable } from './usable.ts';

const DAY_MS = 86_400_000;

type Account = Pick<StaffMemberRow, 'id' | 'email' | 'name' | 'two_factor_enabled' | 'active' | 'demo'>;

/** The account that a request names by its email address, whether or not it may sign in. */
export const findAccount = (gateway: Gateway, email: string): Promise<Account | undefined> =>
  staffTables(gateway.database.kysely)
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'two_factor_enabled', 'active', 'demo'])
    .where('email', '=', email)
    .executeTakeFirst();

/** One email for an attack that goes on, not one for each hour of it. */
async function notifyHolder(gateway: Gateway, account: Account): Promise<void> {
  const { count } = await countWithin(gateway.database.kysely, {
    table: 'staff_attempts',
    key: { key: `notified of sign-ins ${account.id}` },
    now: gateway.clock.now(),
    milliseconds: DAY_MS,
  });
  if (count === 1) await gateway.mailer.send(signInLimitMail(gateway, account));
}

interface SignIn {
  attempt: Attempt;
  limits: readonly Limit[];
  account: Account | undefined;
}

/**
 * Counts a sign-in. What anybody can use up for an account by its email address alone must not keep its holder out: a
 * device that it knows is not counted so, and a password that leads to a second factor still does.
 * @returns the error for a password that is wrong, once the account's own limit is used up
 * @throws 429 when any other limit is used up, or the account has no second factor
 */
export async function spendSignIn(
  gateway: Gateway,
  { attempt, limits, account }: SignIn,
): Promise<PlatformError | undefined> {
  const own = accountLimit(attempt);
  await spendAttempt(
    gateway,
    limits.filter(({ key }) => key !== own?.key),
  );
  if (!own) return undefined;
  try {
    await spendAttempt(gateway, [own]);
    return undefined;
  } catch (error) {
    if (account && isUsable(account, gateway)) await notifyHolder(gateway, account);
    if (account?.two_factor_enabled !== true) throw error;
    return error as PlatformError;
  }
}
