import type { GiftCardView } from '#shared/gift-cards.ts';
import type { GiftCard } from '../gift-card.ts';

/** A card without what would let somebody spend it. */
export function cardView({
  code: _code,
  isDisabled: _disabled,
  hasEnded: _ended,
  externalId: _external,
  lineItemId: _line,
  sentPlace: _place,
  movements: _movements,
  expirationDate,
  ...card
}: GiftCard): GiftCardView {
  return { ...card, ...(expirationDate !== undefined && { expirationDate }) };
}
