import type { Context } from '#platform/context.ts';
import type { Reply, Request, TotalsCalculatorApi } from '#platform/contract/index.ts';
import { readInput } from '../read-input.ts';
import { priceItems } from '../price-items.ts';

export async function calculateTotals(
  request: Request<TotalsCalculatorApi, 'calculateTotals'>,
  context: Context,
): Promise<Reply<TotalsCalculatorApi, 'calculateTotals'>> {
  const input = await readInput(request, context);
  const priced = await priceItems(context, input);
  const { shippingRegion, selectedCarrierServiceOption, carrierServiceOptions } = priced;
  return {
    calculatedLineItems: priced.lines.map(({ id, prices }, index) => ({
      lineItemId: id,
      pricesBreakdown: prices,
      paymentOption: priced.memberships.paying.has(id)
        ? 'MEMBERSHIP'
        : (request.lineItems?.[index]?.paymentOption ?? 'FULL_PAYMENT_ONLINE'),
    })),
    priceSummary: priced.priceSummary,
    payNow: priced.payNow,
    payLater: priced.payLater,
    totalAfterGiftCard: priced.priceSummary.total,
    payNowTotalAfterGiftCard: priced.payNow.total,
    appliedDiscounts: priced.appliedDiscounts,
    additionalFees: priced.additionalFees,
    ...(priced.giftCard && { giftCard: priced.giftCard }),
    taxSummary: priced.taxSummary,
    taxIncludedInPrice: priced.taxIncludedInPrices,
    shippingInfo: {
      carrierServiceOptions,
      ...(shippingRegion && { region: shippingRegion }),
      ...(selectedCarrierServiceOption && { selectedCarrierServiceOption }),
    },
    membershipOptions: {
      eligibleMemberships: priced.memberships.eligible,
      invalidMemberships: priced.memberships.invalid,
      selectedMemberships: input.memberships?.selected.map((one) => ({
        ...one,
        lineItemIds: [...one.lineItemIds],
      })),
    },
    calculationErrors: priced.calculationErrors,
    weightUnit: priced.weightUnit,
    currency: priced.currency,
    conversionCurrency: priced.conversionCurrency,
    checkoutConversionRate: priced.conversionRate,
  };
}
