import { orderPrice } from '../line-items/public.ts';
import type { PlacedContent } from '../orders/public.ts';
import type { Priced } from '../totals/public.ts';
import { liveLines, type Draft } from './draft.ts';
import { summaryOf, writeShipping } from './present.ts';
import { writeDiscounts, writeFees } from './rules/write-extras.ts';
import { writeOrderLine } from './rules/write-lines.ts';

type Content = Pick<
  PlacedContent,
  | 'lineItems'
  | 'additionalFees'
  | 'appliedDiscounts'
  | 'priceSummary'
  | 'taxSummary'
  | 'taxInfo'
  | 'taxIncludedInPrices'
>;

/** What an order is of the draft at these prices: exactly what the draft says. */
export function contentOf(draft: Draft, priced: Priced): Content {
  const totalTax = orderPrice(priced.taxSummary.totalTax);
  return {
    lineItems: liveLines(draft).map((line) => writeOrderLine(line, priced)),
    additionalFees: writeFees(draft, priced).flatMap(({ applied, additionalFee }) =>
      applied && additionalFee ? (additionalFee as NonNullable<PlacedContent['additionalFees']>) : [],
    ),
    appliedDiscounts: writeDiscounts(draft, priced).flatMap(({ applied, discount }) =>
      applied && discount ? (discount as NonNullable<PlacedContent['appliedDiscounts']>) : [],
    ),
    priceSummary: summaryOf(priced),
    taxSummary: { totalTax },
    taxInfo: { totalTax, ...(draft.taxExempt && { taxExempt: true }) },
    taxIncludedInPrices: priced.taxIncludedInPrices,
  };
}

/** How it is delivered, in the words of an order. */
export const shippingOf = (draft: Draft, priced: Priced): Pick<PlacedContent, 'shippingInfo'> => {
  const shippingInfo = writeShipping(draft, priced);
  return shippingInfo ? { shippingInfo } : {};
};
