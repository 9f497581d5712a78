import { addMoney, subtractMoney, type Decimal } from '../../../../shared/money.ts';
import { taxOn, type TaxRate, UNTAXED } from '../../tax-calculation/public.ts';
import type { Bill, Facts, Taxed } from './model.ts';

function taxed(base: Decimal, rate: TaxRate, { tax: rules, currency }: Facts): Taxed {
  const isIncluded = rules?.isIncluded ?? false;
  const tax = taxOn(base, rate, isIncluded, currency);
  return {
    base,
    beforeTax: isIncluded ? subtractMoney(base, tax) : base,
    tax,
    afterTax: isIncluded ? base : addMoney(base, tax),
    rate,
  };
}

/** Step 9: tax on what is really paid: lines after every discount, delivery, fees. */
export function tax(bill: Bill): Bill {
  const { facts, delivery } = bill;
  const rateFor = facts.tax?.rateFor;
  const lines = bill.lines.map((line) => {
    const base = subtractMoney(line.net, line.share);
    return { ...line, taxed: taxed(base, rateFor?.(line.item.taxGroupId) ?? UNTAXED, facts) };
  });
  const fees = bill.fees.map(({ fee, taxed: { base } }) => ({
    fee,
    taxed: taxed(base, (fee.taxable && rateFor?.(fee.taxGroupId)) || UNTAXED, facts),
  }));
  const selected = delivery.selected && {
    ...delivery.selected,
    taxed: taxed(delivery.selected.taxed.base, rateFor?.(undefined) ?? UNTAXED, facts),
  };
  return { ...bill, lines, fees, delivery: { ...delivery, selected } };
}
