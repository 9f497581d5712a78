import { addMoney, compareMoney, minMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import { insteadOf, taxOn, type TaxRate } from '../../tax-calculation/public.ts';
import type { AgreedTax, Bill, Facts, Taxed } from './model.ts';
import { type Rates, ratesOf } from './rates.ts';
import { withAppTax } from './app-tax.ts';
import { beforeTaxOf, withoutTax } from './without-tax.ts';

const isRelieved = (rate: TaxRate): boolean => compareMoney(insteadOf(rate) ?? rate.rate, rate.rate) > 0;

function taxed(base: Decimal, rate: TaxRate, { tax: rules, currency }: Facts, agreed?: AgreedTax): Taxed {
  const isIncluded = rules?.isIncluded ?? false;
  const isAgreed = rules !== undefined && agreed !== undefined && compareMoney(agreed.base, base) === 0;
  const tax = isAgreed ? agreed.tax : taxOn(base, rate, isIncluded, currency);
  return {
    base,
    beforeTax: isIncluded ? subtractMoney(base, tax) : base,
    tax,
    afterTax: isIncluded ? base : addMoney(base, tax),
    rate,
  };
}

/** Of a price that carried tax before it was taken out: never more than it carried. */
function taxedAnew(before: Decimal, base: Decimal, rate: TaxRate, { currency }: Facts): Taxed {
  const carried = subtractMoney(before, base);
  const tax = isRelieved(rate) ? minMoney(taxOn(base, rate, false, currency), carried) : carried;
  return { base, beforeTax: base, tax, afterTax: addMoney(base, tax), rate };
}

/** Whether a price carries tax that this buyer does not owe. */
const isOwedLess = ({ facts, lines, fees, delivery }: Bill, rates: Rates): boolean =>
  facts.tax?.isIncluded === true &&
  [...lines.map(rates.line), ...fees.map(rates.fee), ...(delivery.selected ? [rates.delivery()] : [])].some(
    isRelieved,
  );

type TaxReporter = (
  base: Decimal,
  rate: TaxRate,
  place: (bill: Bill) => Taxed | undefined,
  agreed?: AgreedTax,
) => Taxed;

function taxEach(bill: Bill, rates: Rates, tell: TaxReporter): Bill {
  const { delivery } = bill;
  const lines = bill.lines.map((line, index) => ({
    ...line,
    taxed: tell(
      subtractMoney(line.net, line.share),
      rates.line(line),
      ({ lines: all }) => all[index]?.taxed,
      line.item.agreedTax,
    ),
  }));
  const fees = bill.fees.map((charged, index) => ({
    ...charged,
    taxed: tell(charged.taxed.base, rates.fee(charged), ({ fees: all }) => all[index]?.taxed),
  }));
  const selected = delivery.selected && {
    ...delivery.selected,
    taxed: tell(delivery.selected.taxed.base, rates.delivery(), (of) => of.delivery.selected?.taxed),
  };
  return { ...bill, lines, fees, delivery: { ...delivery, selected } };
}

/**
 * Step 9: tax on what is really paid: lines after every discount, delivery, fees. Where prices carry tax that this buyer does
 * not owe, it is taken out of them: the bill is then one whose tax comes on top.
 */
export function tax(bill: Bill): Bill {
  const { facts } = bill;
  if (facts.toldTax) return withAppTax(bill, facts.toldTax);
  const rates = ratesOf(facts);
  if (!isOwedLess(bill, rates)) {
    return taxEach(bill, rates, (base, rate, _place, agreed) => taxed(base, rate, facts, agreed));
  }
  const carrying = taxEach(bill, rates, (base, rate) => ({
    ...taxed(base, { ...rate, rate: insteadOf(rate) ?? rate.rate }, facts),
    base,
  }));
  const net = withoutTax(bill, rates, beforeTaxOf(facts.currency));
  return taxEach(net, rates, (base, rate, at) => taxedAnew(at(carrying)?.base ?? base, base, rate, facts));
}
