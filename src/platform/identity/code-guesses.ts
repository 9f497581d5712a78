import type { Context } from '../context.ts';
import { clientOf, countAttempt, takeBack, tooManyAttempts, type LimitName } from './attempts.ts';

const LIMITS = {
  giftCard: { shopper: 'giftCardByShopper', client: 'giftCardByClient' },
  coupon: { shopper: 'couponByShopper', client: 'couponByClient' },
} as const satisfies Record<string, { shopper: LimitName; client: LimitName }>;

export type GuessedCode = keyof typeof LIMITS;

/** Visitors cost nothing to make, and a place may hide behind many addresses: both are counted, always in this order. */
function countsOf(context: Context, what: GuessedCode): (readonly [LimitName, string])[] {
  const { caller } = context;
  if (caller.kind === 'api-key') return [];
  const shopper =
    caller.kind === 'member' ? caller.memberId : caller.kind === 'visitor' ? caller.visitorId : caller.kind;
  const { shopper: own, client } = LIMITS[what];
  return [
    [own, shopper],
    [client, clientOf(context)],
  ];
}

/**
 * Counts a code that a shopper brings, before anybody looks whether there is one: as many at once as one likes are
 * still only so many, and beyond them the right one is rejected like the others.
 * @throws 429 RESOURCE_EXHAUSTED
 */
export async function countGuess(context: Context, what: GuessedCode): Promise<void> {
  for (const [name, subject] of countsOf(context, what))
    if (!(await countAttempt(context, name, subject))) throw await tooManyAttempts(context, name, subject);
}

/** A code that was good is no guess. What was wrong stays counted by an error that keeps changes. */
export async function takeBackGuess(context: Context, what: GuessedCode): Promise<void> {
  for (const [name, subject] of countsOf(context, what)) await takeBack(context, name, subject);
}
