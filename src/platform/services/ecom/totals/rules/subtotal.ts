import { addMoney, roundMoney } from '#shared/money.ts';
import type { Bill } from './model.ts';

/** Step 5: the items, as their own discounts left them. */
export const sumItems = (bill: Bill): Bill => ({
  ...bill,
  subtotal: roundMoney(addMoney('0', ...bill.lines.map(({ net }) => net)), bill.facts.currency),
});
