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
  const agreed = (rate: Decimal | undefined, lawful: TaxRate | undefined | false): TaxRate =>
    facts.tax && rate !== undefined ? { ...lawful, rate } : lawful || UNTAXED;
  const lines = bill.lines.map((line) => {
    const base = subtractMoney(line.net, line.share);
    const { taxGroupId, taxRate } = line.item;
    return { ...line, taxed: taxed(base, agreed(taxRate, rateFor?.(taxGroupId)), facts) };
  });
  const fees = bill.fees.map(({ fee, taxed: { base } }) => ({
    fee,
    taxed: taxed(base, agreed(fee.taxRate, fee.taxable && rateFor?.(fee.taxGroupId)), facts),
  }));
  const selected = delivery.selected && {
    ...delivery.selected,
    taxed: taxed(
      delivery.selected.taxed.base,
      agreed(facts.givenDelivery?.taxRate, rateFor?.(undefined)),
      facts,
    ),
  };
  return { ...bill, lines, fees, delivery: { ...delivery, selected } };
}
