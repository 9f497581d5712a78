import type { Context } from '#platform/context.ts';
import { failedPrecondition, PlatformError } from '#platform/contract/errors.ts';
import {
  emailKey,
  findMemberByEmail,
  findMemberToChange,
  type Member,
} from '#platform/services/members/members/public.ts';
import { changeAccount, readAccount } from '../account.ts';
import {
  countAttempt,
  forgetAttempts,
  forgetLogins,
  isExhausted,
  loginCounts,
  takeBack,
  tooManyAttempts,
  type LoginCount,
} from '#platform/identity/attempts.ts';
import { activeFactors } from '../factors/factor-store.ts';
import { countedClient, findKnownOrigin, type KnownOrigin } from '../known-origins.ts';
import { attackMail } from '../mails.ts';
import { passwordFits } from '../passwords.ts';
import type { AccountRow } from '../tables.ts';
import { proceed } from './proceed.ts';
import type { StateReply } from './state-reply.ts';

/** NIST SP 800-63B, 5.2.2: no more than 100 wrong ones in a row, over whatever time. */
const FAILURES_UNTIL_RESET = 100;

/** The same for a wrong password and for an address without an account: nobody learns which it was. */
export const wrongPassword = (): PlatformError =>
  new PlatformError(401, 'The e-mail address or the password is wrong.', { code: '-19976' });

const resetRequired = (): PlatformError =>
  failedPrecondition('The password must be set anew before it can be used.', '-19973');

/** Outside of any transaction. */
const reading = (context: Context): Context => ({ ...context, db: context.database.kysely });

const throttled = (context: Context, [name, subject]: LoginCount): Promise<PlatformError> =>
  tooManyAttempts(context, name, subject, 'THROTTLED_FEATURE');

interface Candidate {
  memberId: string;
  hash: string | null;
  origin: KnownOrigin | undefined;
  /** So many strangers tried the account that a password opens it with a second factor only. */
  needsFactor: boolean;
}

interface Account {
  member: Member;
  row: AccountRow;
  origin: KnownOrigin | undefined;
}

async function findAccount(
  own: Context,
  email: string,
  visitorId: string | undefined,
): Promise<Account | undefined> {
  const member = await findMemberByEmail(own, email);
  if (!member) return undefined;
  return {
    member,
    row: await readAccount(own, member.id),
    origin: await findKnownOrigin(own, member.id, visitorId),
  };
}

/** From a known device only its own attempts count, from a known network those of that network: nobody else's. */
const countsFor = (context: Context, email: string, origin: KnownOrigin | undefined): LoginCount[] =>
  loginCounts(email, countedClient(context, origin)).filter(
    ([name]) =>
      origin === undefined ||
      (name !== 'loginByAccount' && !(origin.kind === 'device' && name.startsWith('loginByClient'))),
  );

/** Tells the holder of an account that is being attacked, once a day. */
async function notifyHolder(own: Context, { member, row }: Account): Promise<void> {
  if (await countAttempt(own, 'attackMailByMember', member.id))
    await own.mail(attackMail(own.site, member, row));
}

const hasFactors = async (context: Context, account: Account | undefined): Promise<boolean> =>
  account !== undefined && (await activeFactors(context, account.member.id)).length > 0;

/** Reads only, so that rejecting stays cheap. @throws 429 THROTTLED_FEATURE */
async function assertNotExhausted(
  context: Context,
  email: string,
  visitorId: string | undefined,
): Promise<void> {
  const own = reading(context);
  const account = await findAccount(own, email, visitorId);
  for (const count of countsFor(context, email, account?.origin)) {
    const [name, subject] = count;
    if (!(await isExhausted(own, name, subject))) continue;
    if (name !== 'loginByAccount') throw await throttled(own, count);
    if (account && !(await isExhausted(own, 'attackMailByMember', account.member.id)))
      await context.transaction((inner) => notifyHolder(inner, account));
    if (!(await hasFactors(own, account))) throw await throttled(own, count);
  }
}

/**
 * Counts first: as many attempts at once as one likes are still only so many. What anybody can use up by an address alone
 * keeps nobody out who signs in from a known origin, or with a second factor.
 */
async function countLogin(
  context: Context,
  email: string,
  visitorId: string | undefined,
): Promise<Candidate | undefined> {
  await assertNotExhausted(context, email, visitorId);
  const counted = await context.transaction(async (own) => {
    const account = await findAccount(own, email, visitorId);
    let exhausted: LoginCount | undefined;
    let byAccount: LoginCount | undefined;
    for (const count of countsFor(own, email, account?.origin)) {
      const [name, subject] = count;
      if (await countAttempt(own, name, subject)) continue;
      if (name === 'loginByAccount') byAccount = count;
      else exhausted = count;
      // What is rejected by a short limit does not use up a longer one.
      if (exhausted) break;
    }
    const needsFactor = byAccount !== undefined;
    if (byAccount && !(await hasFactors(own, account))) exhausted ??= byAccount;
    const { member, row, origin } = account ?? {};
    return {
      exhausted,
      candidate: member && { memberId: member.id, hash: row?.password_hash ?? null, origin, needsFactor },
    };
  });
  if (counted.exhausted) throw await throttled(reading(context), counted.exhausted);
  return counted.candidate;
}

/** Of a known device nobody guesses for long, and a reset would let strangers keep its owner out. */
async function recordFailure(context: Context, { memberId, origin }: Candidate): Promise<void> {
  if (origin?.kind === 'device') return;
  await context.transaction(async (own) => {
    if (!(await findMemberToChange(own, memberId))) return;
    const { failures } = await readAccount(own, memberId);
    await changeAccount(own, memberId, {
      failures: failures + 1,
      ...(failures + 1 >= FAILURES_UNTIL_RESET && { reset_required: true }),
    });
  });
}

/** What a right password takes back: of a known origin what that origin tried, else all that was tried for the account. */
async function forgetOwnLogins(own: Context, email: string, origin: KnownOrigin | undefined): Promise<void> {
  const client = countedClient(own, origin);
  if (origin === undefined) await forgetLogins(own, email, client);
  else
    for (const name of ['loginByPair', 'loginByPairDaily'] as const)
      await forgetAttempts(own, name, `${email} ${client}`);
  if (origin?.kind === 'device') return;
  for (const name of ['loginByClient', 'loginByClientDaily'] as const) await takeBack(own, name, client);
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
  const candidate = await countLogin(context, email, input.visitorId);
  const fits = await passwordFits(context, input.password, candidate?.hash);
  if (!candidate || !fits) {
    if (candidate?.hash) await recordFailure(context, candidate);
    throw candidate?.needsFactor
      ? await throttled(reading(context), ['loginByAccount', email])
      : wrongPassword();
  }
  const { origin, needsFactor } = candidate;
  return context.transaction(async (own) => {
    const member = await findMemberToChange(own, candidate.memberId);
    const account = await readAccount(own, candidate.memberId);
    // Changed while we hashed: the old one does not count.
    if (!member || account.password_hash !== candidate.hash) throw wrongPassword();
    if (account.reset_required && origin?.kind !== 'device') throw resetRequired();
    const reply = await proceed(own, member, { visitorId: input.visitorId });
    // The factor was removed while we hashed.
    if (needsFactor && reply.state === 'SUCCESS') throw await throttled(own, ['loginByAccount', email]);
    if (!needsFactor) await forgetOwnLogins(own, email, origin);
    if (account.failures > 0 && !needsFactor) await changeAccount(own, member.id, { failures: 0 });
    return reply;
  });
}
