import type { GiftCardMovement, GiftCardState, GiftCardView } from '#shared/gift-cards.ts';
import { daysUntil } from '#admin/ui/days-until.ts';

export type GiftCardRecord = GiftCardView & { _id: string };

/** A card that is open, with all that happened to it. */
export type OpenGiftCard = GiftCardRecord & { history: GiftCardMovement[] };

/** Ended and stopped ones are neither sent nor spent. */
export const isUsable = (state: GiftCardState): boolean => state !== 'DISABLED' && state !== 'EXPIRED';

const SOON = 30;

/** In how many days it ends, where that is soon and something is left on it. */
export function endsIn({ state, expirationDate }: GiftCardView, now: Date): number | undefined {
  if (!expirationDate || !isUsable(state) || state === 'USED_UP') return undefined;
  const days = daysUntil(new Date(expirationDate).toISOString(), now);
  return days <= SOON ? days : undefined;
}

export const nameOf = ({ recipient, lastFour }: GiftCardView): string =>
  recipient?.name ?? recipient?.email ?? `•• ${lastFour}`;

/** What can be done to an open card. */
export type GiftCardActionName = 'balance' | 'send' | 'disable' | 'enable' | 'end' | 'code';
