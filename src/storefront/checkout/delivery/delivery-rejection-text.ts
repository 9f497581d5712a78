import type { DeliveryRejection } from '#shared/delivery-offer.ts';
import type { Translate } from '../../i18n/messages.ts';

/** Why a place cannot take this cart, in the shopper's words. */
export function deliveryRejectionText(
  t: Translate,
  { reason, detail }: DeliveryRejection,
  currency: string,
): string {
  const limit = detail?.limit ?? '';
  switch (reason) {
    case 'BELOW_MINIMUM':
      return t('checkout.not.BELOW_MINIMUM', { amount: `${limit} ${currency}` });
    case 'TOO_HEAVY':
      return t('checkout.not.TOO_HEAVY', { weight: limit });
    default:
      return t('checkout.not.other');
  }
}
