import { useTranslate } from 'ra-core';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { useNameOf } from '#admin/ui/use-name-of.ts';

/** Where a card comes from: an order, or somebody of the shop. */
export function Origin({ card: { orderNumber, orderId, issuedBy } }: { card: GiftCardView }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  if (orderId) return <>{translate('gift-cards.bought', { number: orderNumber ?? '' })}</>;
  return (
    <>
      {issuedBy
        ? translate('gift-cards.issuedBy', { by: nameOf(issuedBy) })
        : translate('gift-cards.givenByShop')}
    </>
  );
}
