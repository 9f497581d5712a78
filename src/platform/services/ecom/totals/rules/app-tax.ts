import Big from 'big.js';
import { addMoney, isPositiveMoney, subtractMoney, zeroMoney, type Decimal } from '#shared/money.ts';
import type { ThingTax } from '#platform/services/extensions/service-plugins/public.ts';
import type { Bill, Taxed, AppTax } from './model.ts';

const RATE_DIGITS = 6;
const TOLD = { kind: 'PLUGIN' } as const;

/** Of several taxes on one thing the sum of their rates; of none what the tax is of it. */
function rateOf({ tax, parts }: ThingTax, beforeTax: Decimal): Decimal {
  if (parts.length > 0) return addMoney('0', ...parts.map(({ rate }) => rate));
  return isPositiveMoney(beforeTax) ? new Big(tax).div(beforeTax).round(RATE_DIGITS).toFixed() : '0';
}

function told(base: Decimal, thingTax: ThingTax | undefined, { facts }: Bill): Taxed {
  const isIncluded = facts.tax?.isIncluded ?? false;
  const tax = thingTax?.tax ?? zeroMoney(facts.currency);
  const beforeTax = isIncluded ? subtractMoney(base, tax) : base;
  return {
    base,
    beforeTax,
    tax,
    afterTax: isIncluded ? base : addMoney(base, tax),
    rate: thingTax
      ? { rate: rateOf(thingTax, beforeTax), rule: TOLD, parts: thingTax.parts }
      : { rate: '0', rule: { kind: 'NOT_TAXABLE' } },
  };
}

/** Each part of the bill with the tax that an app of the shop counted on it. */
export function withAppTax(bill: Bill, { lines, fees, delivery }: AppTax): Bill {
  const { selected } = bill.delivery;
  return {
    ...bill,
    lines: bill.lines.map((line) => ({
      ...line,
      taxed: told(subtractMoney(line.net, line.share), lines.get(line.item.id), bill),
    })),
    fees: bill.fees.map((charged) => ({
      ...charged,
      taxed: told(charged.taxed.base, fees.get(charged.fee), bill),
    })),
    delivery: {
      ...bill.delivery,
      selected: selected && { ...selected, taxed: told(selected.taxed.base, delivery, bill) },
    },
  };
}
