import Big from 'big.js';
import { addMoney, multiplyMoney, price, roundMoney, type Decimal } from '#shared/money.ts';
import { orderPrice, orderTax } from '../../line-items/public.ts';
import type { Priced } from '../../totals/public.ts';
import {
  liveLines,
  type AdditionalFee,
  type AppliedDiscount,
  type Draft,
  type DraftDiscount,
  type ApiDraftOrder,
} from '../draft.ts';
import { agreedLines, remainingShares } from './agreed-lines.ts';

type DiscountDetails = NonNullable<ApiDraftOrder['discounts']>[number];
type FeeDetails = NonNullable<ApiDraftOrder['additionalFees']>[number];

/** What a discount is a percentage of. */
function baseOf({ discountType, lines = [] }: DraftDiscount, draft: Draft): Decimal {
  if (discountType === 'SHIPPING') return draft.shippingInfo?.cost?.price?.amount ?? '0';
  const ids = new Set(lines.map(({ id }) => id));
  const reached = liveLines(draft).filter(({ id }) => discountType === 'GLOBAL' || ids.has(id));
  const amounts = reached.map(({ item, quantity }) => multiplyMoney(item.price, quantity, draft.currency));
  return addMoney('0', ...amounts);
}

/** What it would take, were it applied and there enough to take it off. */
function wantedOf(discount: DraftDiscount, draft: Draft): Decimal {
  const { amount, percentage, original, lines } = discount;
  if (original && lines) {
    const shares = remainingShares(discount, draft, agreedLines(draft));
    return addMoney('0', ...shares.map((share) => share.amount));
  }
  if (percentage === undefined) return amount ?? '0';
  return roundMoney(new Big(baseOf(discount, draft)).times(percentage).div(100).toFixed(), draft.currency);
}

export const amountTaken = (discount: DraftDiscount, draft: Draft, priced: Priced): Decimal =>
  discount.applied
    ? (priced.merchantDiscounts.find(({ id }) => id === discount.id)?.amount ?? '0')
    : wantedOf(discount, draft);

function writeDiscount(discount: DraftDiscount, draft: Draft, priced: Priced): AppliedDiscount {
  const amount = price(amountTaken(discount, draft, priced), draft.currency);
  const { original, discountType, percentage, description, lines } = discount;
  const shares = priced.merchantDiscounts.find(({ id }) => id === discount.id)?.lines;
  const ofLines = discountType === 'SPECIFIC_ITEMS' && {
    lineItemIds: (lines ?? []).map(({ id }) => id),
  };
  const lineItemDiscounts = (shares ?? []).map((share) => ({
    id: share.id,
    totalDiscount: price(share.amount, draft.currency),
  }));
  if (original) {
    const { coupon, merchantDiscount, discountRule } = original;
    return {
      ...original,
      ...(original.lineItemDiscounts && { lineItemDiscounts }),
      ...(coupon && { coupon: { ...coupon, amount } }),
      ...(merchantDiscount && { merchantDiscount: { ...merchantDiscount, amount } }),
      ...(discountRule && { discountRule: { ...discountRule, amount } }),
    };
  }
  return {
    id: discount.id,
    discountType,
    merchantDiscount: {
      amount,
      ...(description && { description }),
      ...(percentage !== undefined && { percentage }),
    },
    ...ofLines,
    ...(lineItemDiscounts.length > 0 && { lineItemDiscounts }),
  };
}

export const writeDiscounts = (draft: Draft, priced: Priced): DiscountDetails[] =>
  draft.discounts.map((discount) => ({
    discount: writeDiscount(discount, draft, priced),
    source: discount.source,
    applied: discount.applied,
  }));

export function writeFees(draft: Draft, priced: Priced): FeeDetails[] {
  const applied = draft.fees.filter((fee) => fee.applied);
  return draft.fees.map((fee) => {
    const charged = priced.additionalFees[applied.indexOf(fee)];
    const { code, name, original, taxGroupId, taxable, lineItemIds } = fee;
    const additionalFee: AdditionalFee = {
      ...original,
      id: fee.id,
      name,
      price: price(fee.price, draft.currency),
      ...(code && { code }),
      ...(lineItemIds && { lineItemIds }),
      ...(!original && { source: 'MANUAL' as const }),
      ...(charged && {
        priceBeforeTax: orderPrice(charged.priceBeforeTax),
        priceAfterTax: orderPrice(charged.priceAfterTax),
        ...(charged.taxDetails && orderTax(charged.taxDetails, priced.taxIncludedInPrices)),
      }),
    };
    return {
      additionalFee,
      taxDetails: { taxable, ...(taxGroupId && { taxGroupId }) },
      source: fee.source,
      applied: fee.applied,
    };
  });
}
