import { roundMoney } from '../../../../shared/money.ts';
import type { Bill } from './model.ts';
import { untaxed } from './price-items.ts';

/** Step 8: what is charged besides goods and delivery. */
export const chargeFees = (bill: Bill): Bill => ({
  ...bill,
  fees: bill.facts.fees.map((fee) => ({ fee, taxed: untaxed(roundMoney(fee.price, bill.facts.currency)) })),
});
