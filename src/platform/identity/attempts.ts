import { sql } from 'kysely';
import { countWithin } from '../../database/count-within.ts';
import type { Queryable } from '../../database/database.ts';
import { PlatformError } from '../contract/errors.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../../shared/network.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is counted, how often it may happen and within which time. */
export const limits = {
  /** Wrong passwords from one place for one address, whether it has an account or not. */
  loginByPair: { count: 10, within: 15 * MINUTE },
  /** The same over a day: whoever goes on waits longer. */
  loginByPairDaily: { count: 40, within: 24 * HOUR },
  /** From all places that the member did not sign in from before. A second factor opens the account beyond it. */
  loginByAccount: { count: 50, within: 15 * MINUTE },
  /** Wrong passwords from one place: a household or office behind one address stays below. */
  loginByClient: { count: 100, within: 15 * MINUTE },
  loginByClientDaily: { count: 1000, within: 24 * HOUR },
  /** Emails about an attack that goes on. */
  attackMailByMember: { count: 1, within: 24 * HOUR },
  registerByClient: { count: 60, within: HOUR },
  /** Mails to one address that somebody asked for: enough to try again, too few to annoy. */
  mailByAccount: { count: 5, within: HOUR },
  mailByClient: { count: 60, within: HOUR },
  /** Wrong second factors of one member over all sign-ins, from all places that they did not sign in from before. */
  factorByMember: { count: 10, within: 15 * MINUTE },
  /** The same over a day: whoever goes on waits longer. */
  factorByMemberDaily: { count: 40, within: 24 * HOUR },
  /** Wrong second factors of one member from a place that they signed in from before. */
  factorByOrigin: { count: 10, within: 15 * MINUTE },
  factorByOriginDaily: { count: 40, within: 24 * HOUR },
  /** Wrong codes of an email verification: who registered with somebody else's address may begin as often as they like. */
  verifyByMember: { count: 10, within: 15 * MINUTE },
  verifyByMemberDaily: { count: 20, within: 24 * HOUR },
  verifyByOrigin: { count: 10, within: 15 * MINUTE },
  verifyByOriginDaily: { count: 20, within: 24 * HOUR },
  /** Wrong codes of all members from one place. */
  wrongCodeByClient: { count: 50, within: HOUR },
  wrongCodeByClientDaily: { count: 200, within: 24 * HOUR },
  /** Emails about wrong second factors that go on. */
  codeMailByMember: { count: 1, within: 24 * HOUR },
  /** Codes sent to one member's phone or mailbox. */
  codeByMember: { count: 10, within: HOUR },
  /** Passwords typed again while signed in. */
  passwordByMember: { count: 10, within: 15 * MINUTE },
  linkByClient: { count: 30, within: HOUR },
  /** Reviews without an account, from one place. */
  reviewByClient: { count: 30, within: HOUR },
  /** Members whom one member reports to the shop: more in a day is no longer about them. */
  reportByMember: { count: 20, within: 24 * HOUR },
  reportByClient: { count: 60, within: HOUR },
  /** Votes for one review from one place, where visitors cost nothing to make. */
  voteByClient: { count: 30, within: 24 * HOUR },
  /** Items that one address is to hear of when they are back, from whoever asks for it. */
  askedByAccount: { count: 20, within: 24 * HOUR },
  askedByClient: { count: 60, within: HOUR },
  /** Codes of gift cards that are none, from one visitor or member, and from one place. */
  giftCardByShopper: { count: 10, within: HOUR },
  giftCardByClient: { count: 20, within: HOUR },
  /** The same of coupons: words that are told around. */
  couponByShopper: { count: 60, within: HOUR },
  couponByClient: { count: 300, within: HOUR },
  /** Cards that one member enters for a subscription: whoever stole many would find out here which are good. */
  cardByMember: { count: 10, within: HOUR },
  /** Files that one visitor or member brings. */
  uploadByShopper: { count: 60, within: HOUR },
  /** The same from one place, where visitors cost nothing to make. */
  uploadByClient: { count: 300, within: HOUR },
} as const;

export type LimitName = keyof typeof limits;

export type LoginCount = readonly [LimitName, string];

type Counting = Pick<Context, 'siteId' | 'clock'> & { db: Queryable };

const keyOf = (name: LimitName, subject: string): string => `${name}:${subject}`;

/** Where a call comes from; a caller without an address is known by its visitor, or as one of the others. */
export function clientOf({ clientAddress, caller }: Pick<Context, 'clientAddress' | 'caller'>): string {
  if (clientAddress !== undefined) return networkOf(clientAddress);
  return caller.kind === 'visitor' ? caller.visitorId : caller.kind;
}

/** Whether as much as is allowed happened already. Reads only, so rejecting stays cheap. */
export async function isExhausted(
  { db, siteId, clock }: Counting,
  name: LimitName,
  subject: string,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count from account_attempts
    where site_id = ${siteId} and key = ${keyOf(name, subject)} and ends_at > ${clock.now()}`.execute(db);
  return (rows[0]?.count ?? 0) >= limits[name].count;
}

/** @returns whether this one was still within the limit */
export async function countAttempt(
  { db, siteId, clock }: Counting,
  name: LimitName,
  subject: string,
): Promise<boolean> {
  const { count: allowed, within } = limits[name];
  const { count } = await countWithin(db, {
    table: 'account_attempts',
    key: { site_id: siteId, key: keyOf(name, subject) },
    now: clock.now(),
    milliseconds: within,
  });
  return count <= allowed;
}

/** What succeeded does not count. */
export async function takeBack({ db, siteId }: Counting, name: LimitName, subject: string): Promise<void> {
  await sql`update account_attempts set count = greatest(count - 1, 0)
    where site_id = ${siteId} and key = ${keyOf(name, subject)}`.execute(db);
}

export async function forgetAttempts(
  { db, siteId }: Counting,
  name: LimitName,
  subject: string,
): Promise<void> {
  await sql`delete from account_attempts
    where site_id = ${siteId} and key = ${keyOf(name, subject)}`.execute(db);
}

/** What an attempt to log in counts as; always in this order, so that two never wait for each other. */
export const loginCounts = (email: string, client: string): readonly LoginCount[] => [
  ['loginByPair', `${email} ${client}`],
  ['loginByPairDaily', `${email} ${client}`],
  ['loginByAccount', email],
  ['loginByClient', client],
  ['loginByClientDaily', client],
];

/** The owner was here: what was tried before is of no account. */
export async function forgetLogins(context: Counting, email: string, client: string): Promise<void> {
  for (const name of ['loginByPair', 'loginByPairDaily'] as const)
    await forgetAttempts(context, name, `${email} ${client}`);
  await forgetAttempts(context, 'loginByAccount', email);
}

/** The seconds until the limit lets the next one through. */
export async function remainingSeconds(
  { db, siteId, clock }: Counting,
  name: LimitName,
  subject: string,
): Promise<number> {
  const { rows } = await sql<{ ends_at: Date }>`select ends_at from account_attempts
    where site_id = ${siteId} and key = ${keyOf(name, subject)}`.execute(db);
  const remaining = (rows[0]?.ends_at.getTime() ?? 0) - clock.now().getTime();
  return Math.max(1, Math.ceil(remaining / 1000));
}

/** 429, with when it may be tried again; the code is one the contract declares for signing in. */
export async function tooManyAttempts(
  context: Counting,
  name: LimitName,
  subject: string,
  code = 'RESOURCE_EXHAUSTED',
): Promise<PlatformError> {
  const retryAfter = await remainingSeconds(context, name, subject);
  return new PlatformError(429, 'Too many attempts; try again later.', { code, retryAfter });
}

/** Counts, and rejects what is beyond the limit. @throws 429 RESOURCE_EXHAUSTED */
export async function spendAttempt(context: Counting, name: LimitName, subject: string): Promise<void> {
  if ((await isExhausted(context, name, subject)) || !(await countAttempt(context, name, subject)))
    throw await tooManyAttempts(context, name, subject);
}
