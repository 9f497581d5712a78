import { contentOf, shippingOf, type DraftContent } from '../draft-orders/public.ts';
import type { Agreed } from '../subscription-contracts/public.ts';
import type { Priced } from '../totals/public.ts';

/** What the cycles are to order: exactly what the draft says. */
export function agreedOf(content: DraftContent, priced: Priced): Agreed {
  const { taxSummary: _sum, lineItems, ...totals } = contentOf(content, priced);
  const { recipientInfo } = content;
  return {
    ...totals,
    lineItems: lineItems.map(({ subscriptionInfo: _own, ...line }) => line),
    ...shippingOf(content, priced),
    ...(recipientInfo && { recipientInfo }),
  };
}
