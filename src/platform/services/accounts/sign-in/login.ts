import type { Context } from '../../../context.ts';
import { failedPrecondition, PlatformError } from '../../../contract/errors.ts';
import { emailKey, findMemberByEmail, findMemberToChange } from '../../members/public.ts';
import { changeAccount, readAccount } from '../account.ts';
import {
  clientOf,
  countAttempt,
  forgetLogins,
  isExhausted,
  loginCounts,
  takeBack,
  tooManyAttempts,
} from '../../../identity/attempts.ts';
import { passwordFits } from '../passwords.ts';
import { proceed } from './proceed.ts';
import type { StateReply } from './state-reply.ts';

/** NIST SP 800-63B, 5.2.2: no more than 100 wrong ones in a row, over whatever time. */
const FAILURES_UNTIL_RESET = 100;

/** The same for a wrong password and for an address without an account: nobody learns which it was. */
export const wrongPassword = (): PlatformError =>
  new PlatformError(401, 'The e-mail address or the password is wrong.', { code: '-19976' });

const resetRequired = (): PlatformError =>
  failedPrecondition('The password must be set anew before it can be used.', '-19973');

const throttled = (): PlatformError => tooManyAttempts('THROTTLED_FEATURE');

interface Candidate {
  memberId: string;
  hash: string | null;
}

/** Counts first: as many attempts at once as one likes are still only so many. */
async function countLogin(context: Context, email: string, client: string): Promise<Candidate | undefined> {
  const reading = { ...context, db: context.database.kysely };
  const counts = loginCounts(email, client);
  for (const [name, subject] of counts) if (await isExhausted(reading, name, subject)) throw throttled();
  const counted = await context.transaction(async (own) => {
    const allowed: boolean[] = [];
    for (const [name, subject] of counts) allowed.push(await countAttempt(own, name, subject));
    const member = await findMemberByEmail(own, email);
    const hash = member && (await readAccount(own, member.id)).password_hash;
    return {
      allowed: allowed.every(Boolean),
      candidate: member && { memberId: member.id, hash: hash ?? null },
    };
  });
  if (!counted.allowed) throw throttled();
  return counted.candidate;
}

async function recordFailure(context: Context, { memberId }: Candidate): Promise<void> {
  await context.transaction(async (own) => {
    if (!(await findMemberToChange(own, memberId))) return;
    const { failures } = await readAccount(own, memberId);
    await changeAccount(own, memberId, {
      failures: failures + 1,
      ...(failures + 1 >= FAILURES_UNTIL_RESET && { reset_required: true }),
    });
  });
}

/**
 * Password sign-in. Opens its own transactions: none is held while hashing.
 * @throws 401 -19976, 428 -19973, 403 -19958, 429 THROTTLED_FEATURE
 */
export async function login(
  context: Context,
  input: { email: string; password: string; visitorId: string | undefined },
): Promise<StateReply> {
  const email = emailKey(input.email);
  const client = clientOf(context);
  const candidate = await countLogin(context, email, client);
  const fits = await passwordFits(context, input.password, candidate?.hash);
  if (!candidate || !fits) {
    if (candidate?.hash) await recordFailure(context, candidate);
    throw wrongPassword();
  }
  return context.transaction(async (own) => {
    const member = await findMemberToChange(own, candidate.memberId);
    const account = await readAccount(own, candidate.memberId);
    // Changed while we hashed: the old one does not count.
    if (!member || account.password_hash !== candidate.hash) throw wrongPassword();
    if (account.reset_required) throw resetRequired();
    await forgetLogins(own, email);
    await takeBack(own, 'loginByClient', client);
    if (account.failures > 0) await changeAccount(own, member.id, { failures: 0 });
    return proceed(own, member, { visitorId: input.visitorId });
  });
}
