import { isTip } from '#shared/tips.ts';
import type { Priced } from '../pricing.ts';
import type { Bill } from '../rules/model.ts';
import { writeDelivery } from './delivery.ts';
import { writeDiscounts } from './discounts.ts';
import { writeLines } from './lines.ts';
import { priceWriter, type Conversion } from './prices.ts';
import { writeSummaries } from './summaries.ts';
import { writeTaxDetails, writeTaxSummary } from './taxes.ts';

interface Writing {
  conversion: Conversion;
  carrierId: string;
  calculationErrors: Priced['calculationErrors'];
  giftCard: { obfuscatedCode: string; appId: string } | undefined;
  /** The app that counts the tax has no answer: the shop's own rates stand in. */
  taxIsSilent?: boolean;
  memberships?: Priced['memberships'];
}

/** Tips are the platform's own. */
export const feeSourceOf = (providerAppId: string): 'PLATFORM' | 'SERVICE_PLUGIN' =>
  isTip({ providerAppId }) ? 'PLATFORM' : 'SERVICE_PLUGIN';

/** The bill as carts, checkouts and the totals calculator answer with it. */
export function writeBill(
  bill: Bill,
  { conversion, carrierId, calculationErrors, giftCard, taxIsSilent = false, memberships }: Writing,
): Priced {
  const write = priceWriter(conversion);
  const summaries = writeSummaries(bill, write);
  return {
    lines: writeLines(bill, write),
    priceSummary: summaries.whole,
    totalBeforeGiftCard: write(bill.total),
    payNow: summaries.now,
    payLater: summaries.later,
    appliedDiscounts: writeDiscounts(bill, write),
    discountLines: bill.discounts.map(({ reach, lines }) => (reach === 'DELIVERY' ? [] : lines)),
    merchantDiscounts: bill.discounts.flatMap(({ source, amount, lines }) =>
      source.kind === 'merchant' ? [{ id: source.discount.id, amount, lines }] : [],
    ),
    additionalFees: bill.fees.map(({ fee, taxed }) => ({
      code: fee.code,
      name: fee.name,
      price: write(taxed.base),
      priceBeforeTax: write(taxed.beforeTax),
      priceAfterTax: write(taxed.afterTax),
      taxDetails: writeTaxDetails(taxed, write, bill.facts.currency),
      ...(fee.lineItemIds && { lineItemIds: [...fee.lineItemIds] }),
      ...(fee.providerAppId
        ? { providerAppId: fee.providerAppId, source: feeSourceOf(fee.providerAppId) }
        : { source: 'MANUAL' }),
    })),
    ...(giftCard && { giftCard: { ...giftCard, amount: write(bill.redeemed) } }),
    memberships: {
      eligible: memberships?.eligible ?? [],
      invalid: memberships?.invalid ?? [],
      paying: memberships?.paying ?? new Map(),
    },
    ...(bill.delivery.answer && { deliveryAnswer: bill.delivery.answer }),
    ...writeDelivery(bill, carrierId, write),
    taxSummary: writeTaxSummary(bill, write, taxIsSilent),
    taxIncludedInPrices: bill.facts.tax?.isIncluded ?? false,
    calculationErrors,
    violations: [],
    weightUnit: 'KG',
    currency: conversion.currency,
    conversionCurrency: conversion.conversionCurrency,
    conversionRate: conversion.rate,
  };
}
