import { addMoney, roundMoney, type Decimal } from '#shared/money.ts';
import type { Bill, Taxed } from './model.ts';

/** Everything that costs something. */
export const partsOf = ({ lines, delivery, fees }: Pick<Bill, 'lines' | 'delivery' | 'fees'>): Taxed[] => [
  ...lines.map(({ taxed }) => taxed),
  ...(delivery.selected ? [delivery.selected.taxed] : []),
  ...fees.map(({ taxed }) => taxed),
];

/** Step 10: the total is the sum of its parts; nothing is rounded any more. */
export function addUp(bill: Bill): Bill {
  const parts = partsOf(bill);
  const sum = (amount: (part: Taxed) => Decimal): Decimal =>
    roundMoney(addMoney('0', ...parts.map(amount)), bill.facts.currency);
  return { ...bill, tax: sum(({ tax }) => tax), total: sum(({ afterTax }) => afterTax) };
}
