import Big from 'big.js';
import { addMoney, roundMoney, subtractMoney, type Decimal } from '../../../../shared/money.ts';
import type { Bill, Facts, Taxed } from './model.ts';
import { UNTAXED, type TaxRate } from './tax-rate.ts';

/** On top of the amount, or, where prices include it, the part of the amount that is tax. Half-up, once. */
export function taxOn(base: Decimal, { rate }: TaxRate, isIncluded: boolean, currency: string): Decimal {
  const amount = new Big(base);
  const tax = isIncluded ? amount.minus(amount.div(new Big(1).plus(rate))) : amount.times(rate);
  return roundMoney(tax.toFixed(), currency);
}

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
