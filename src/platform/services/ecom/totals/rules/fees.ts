import { isPositiveMoney, percentOf, roundMoney, type Decimal } from '#shared/money.ts';
import type { Bill, Fee } from './model.ts';
import { untaxed } from './price-items.ts';

const amountOf = ({ price, percentage }: Fee, { subtotal, facts: { currency } }: Bill): Decimal =>
  percentage === undefined ? roundMoney(price, currency) : percentOf(subtotal, percentage, currency);

/** Step 8: what is charged besides goods and delivery. A share that comes to nothing is none. */
export const chargeFees = (bill: Bill): Bill => ({
  ...bill,
  fees: bill.facts.fees.flatMap((fee) => {
    const amount = amountOf(fee, bill);
    return fee.percentage === undefined || isPositiveMoney(amount) ? { fee, taxed: untaxed(amount) } : [];
  }),
});
