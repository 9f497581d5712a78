import type { CallError } from '#wix/errors.ts';

/** The outcome of an action on this page, by which its message is chosen. */
export type SubscriptionOutcome =
  | 'skip'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'card'
  | 'newCard'
  | 'address'
  | 'paid'
  | 'declined'
  | 'cardRejected'
  | 'tooManyCards'
  | 'notAllowed'
  | 'failed';

/** @param thrown what failed, where the platform may say more of it than these words */
export type OnDone = (outcome: SubscriptionOutcome, thrown?: unknown) => Promise<void>;

export const WRONG: ReadonlySet<SubscriptionOutcome> = new Set<SubscriptionOutcome>([
  'declined',
  'cardRejected',
  'tooManyCards',
  'notAllowed',
  'failed',
]);

/** What to say of a card that was not taken. */
export function subscriptionErrorOf(
  { code, status }: Pick<CallError, 'code' | 'status'>,
  owed: boolean,
): SubscriptionOutcome {
  if (status === 429) return 'tooManyCards';
  if (code !== 'PAYMENT_ERROR') return 'failed';
  return owed ? 'declined' : 'cardRejected';
}
