import { minMoney, percentOf } from '#shared/money.ts';
import type { Bill, BillLine, MerchantDiscount } from './model.ts';
import { takeOffItems } from './take-off.ts';

function offOf(
  { gross, net }: BillLine,
  { off }: MerchantDiscount,
  amount: string | undefined,
  { facts }: Bill,
): string {
  const wanted = amount ?? ('amount' in off ? off.amount : percentOf(gross, off.percentage, facts.currency));
  return minMoney(wanted, net);
}

/** What the merchant takes off certain lines, after what is automatic and the coupon. */
export const applyItemMerchantDiscounts = (bill: Bill): Bill =>
  bill.facts.merchantDiscounts.reduce((reduced, discount) => {
    const { reach } = discount;
    if (typeof reach === 'string') return reduced;
    const offs = reach.flatMap(({ id, amount }): [string, string][] => {
      const line = reduced.lines.find(({ item }) => item.id === id);
      return line ? [[id, offOf(line, discount, amount, reduced)]] : [];
    });
    return takeOffItems(reduced, { kind: 'merchant', discount }, new Map(offs));
  }, bill);
