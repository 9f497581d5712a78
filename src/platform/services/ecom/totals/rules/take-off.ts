import Big from 'big.js';
import {
  addMoney,
  isPositiveMoney,
  minMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import type { Bill, BillLine, DiscountSource } from './model.ts';

/** What a discount does to the price of one unit. */
export type PriceCut = { percentage: number } | { amount: Decimal } | { fixedPrice: Decimal };

/** So many units of a line. */
export interface Units {
  line: BillLine;
  count: number;
}

/** The price of one unit now; exact, so maybe with more decimals than the currency has. */
export function unitPrice({ item, net }: BillLine): Big {
  if (item.quantity === 1) return new Big(net);
  return item.quantity > 0 ? new Big(net).div(item.quantity) : new Big(item.price);
}

function cutPrice(unit: Big, cut: PriceCut, currency: string): Big {
  const lowered =
    'percentage' in cut
      ? unit.times(new Big(100).minus(cut.percentage)).div(100)
      : 'amount' in cut
        ? unit.minus(cut.amount)
        : new Big(cut.fixedPrice);
  const rounded = new Big(roundMoney(lowered.toFixed(), currency));
  if (rounded.lt(0)) return new Big(0);
  return rounded.gt(unit) ? unit : rounded;
}

/** Rounded once, on the price of one unit: then unit price times quantity is the line, to the cent. */
export function cutOff({ line, count }: Units, cut: PriceCut, currency: string): Decimal {
  const unit = unitPrice(line);
  const off = unit.minus(cutPrice(unit, cut, currency)).times(Math.min(count, line.item.quantity));
  return minMoney(roundMoney(off.toFixed(), currency), line.net);
}

export const cutEach = (units: readonly Units[], cut: PriceCut, currency: string): Map<string, Decimal> =>
  new Map(units.map((some) => [some.line.item.id, cutOff(some, cut, currency)]));

/** Lowers lines by what each gets, and remembers why. A discount of nothing is none. */
export function takeOffItems(bill: Bill, source: DiscountSource, offs: ReadonlyMap<string, Decimal>): Bill {
  const input = [...offs].filter(([, amount]) => isPositiveMoney(amount));
  if (input.length === 0) return bill;
  const amount = roundMoney(addMoney(...input.map(([, off]) => off)), bill.facts.currency);
  return {
    ...bill,
    lines: bill.lines.map((line) => {
      const off = offs.get(line.item.id);
      if (off === undefined) return line;
      return { ...line, off: addMoney(line.off, off), net: subtractMoney(line.net, off) };
    }),
    discounts: [
      ...bill.discounts,
      { source, reach: 'ITEMS', amount, lines: input.map(([id, off]) => ({ id, amount: off })) },
    ],
  };
}
