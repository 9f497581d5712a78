import type { Draft, NewDiscount } from '#wix/draft-operations.ts';
import { big, readAmount, sum, toDecimalString } from '../../refund/amounts.ts';

type Discount = NonNullable<NonNullable<NonNullable<Draft['discounts']>[number]['discount']>>;

export const discountName = ({ coupon, merchantDiscount, discountRule }: Discount): string =>
  coupon?.code ?? merchantDiscount?.description ?? discountRule?.name?.original ?? coupon?.name ?? '';

/** One over single lines says so line by line. */
export function discountAmount({
  coupon,
  merchantDiscount,
  discountRule,
  lineItemDiscounts,
}: Discount): string | undefined {
  const whole = merchantDiscount?.amount ?? coupon?.amount ?? discountRule?.amount;
  if (whole?.amount) return whole.amount;
  const parts = (lineItemDiscounts ?? []).map(({ totalDiscount }) => big(totalDiscount?.amount));
  return parts.length > 0 ? sum(parts).toFixed() : undefined;
}

export interface DiscountForm {
  way: 'percentage' | 'amount';
  value: string;
  /** Everything, the delivery, or the id of a line. */
  of: string;
  why: string;
}

/** What is sent, or why it cannot be yet. */
export function newDiscount(
  { way, value, of, why }: DiscountForm,
  currency: string,
): { discount?: NewDiscount; problem?: string } {
  if (value.trim() === '') return {};
  const typed = readAmount(value, way === 'percentage' ? 'EUR' : currency);
  if (typed.problem) return { problem: typed.problem };
  if (typed.value.lte(0)) return { problem: 'notAnAmount' };
  if (way === 'percentage' && typed.value.gt(100)) return { problem: 'above100' };
  return {
    discount: {
      ...(way === 'percentage'
        ? { percentage: typed.value.toFixed() }
        : { priceAmount: { amount: toDecimalString(typed.value, currency) } }),
      ...(of === 'GLOBAL' || of === 'SHIPPING'
        ? { discountType: of }
        : { discountType: 'SPECIFIC_ITEMS', lineItemDiscounts: [{ _id: of }] }),
      ...(why.trim() && { description: why.trim() }),
    },
  };
}
