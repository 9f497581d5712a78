import type { CallError } from '#wix/errors.ts';

/** What was done on this page, and whether it worked. */
export type Said =
  | 'skip'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'card'
  | 'newCard'
  | 'address'
  | 'paid'
  | 'declined'
  | 'cardRefused'
  | 'tooManyCards'
  | 'notAllowed'
  | 'failed';

/** @param thrown what failed, where the platform may say more of it than these words */
export type OnDone = (said: Said, thrown?: unknown) => Promise<void>;

export const WRONG: ReadonlySet<Said> = new Set<Said>([
  'declined',
  'cardRefused',
  'tooManyCards',
  'notAllowed',
  'failed',
]);

/** What to say of a card that was not taken. */
export function refusalOf({ code, status }: Pick<CallError, 'code' | 'status'>, owed: boolean): Said {
  if (status === 429) return 'tooManyCards';
  if (code !== 'PAYMENT_ERROR') return 'failed';
  return owed ? 'declined' : 'cardRefused';
}
