import Big from 'big.js';
import { addMoney, compareMoney, type Decimal } from '#shared/money.ts';
import type { BillLine } from './model.ts';
import { unitPrice, type Units } from './take-off.ts';

export interface BuyXGetY {
  buys: (line: BillLine) => boolean;
  /** What must be bought for each time, besides what is given. */
  atLeast: { quantity: number } | { spend: Decimal };
  gets: (line: BillLine) => boolean;
  /** Units given each time; never fewer. */
  gives: number;
  /** Times at most. */
  limit: number | undefined;
}

/** The cheapest `count` units of these lines. */
export function cheapest(lines: readonly BillLine[], count: number): Units[] {
  let left = count;
  return lines
    .toSorted((a, b) => unitPrice(a).cmp(unitPrice(b)))
    .map((line) => {
      const used = Math.min(left, line.item.quantity);
      left -= used;
      return { line, count: used };
    })
    .filter((units) => units.count > 0);
}

const countOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, { item }) => sum + item.quantity, 0);

function leavesEnough(
  lines: readonly BillLine[],
  unitses: readonly Units[],
  deal: BuyXGetY,
  times: number,
): boolean {
  const bought = lines.filter(deal.buys).map((line) => ({
    line,
    count: line.item.quantity - (unitses.find((g) => g.line === line)?.count ?? 0),
  }));
  if ('quantity' in deal.atLeast) {
    return bought.reduce((sum, { count }) => sum + count, 0) >= times * deal.atLeast.quantity;
  }
  const spent = bought.map(({ line, count }) => unitPrice(line).times(count).toFixed());
  return compareMoney(addMoney('0', ...spent), new Big(deal.atLeast.spend).times(times).toFixed()) >= 0;
}

/** The units a buyer gets for less: as many times as the basket pays for, the cheapest ones. */
export function discountedUnits(lines: readonly BillLine[], deal: BuyXGetY): Units[] {
  const candidates = lines.filter(deal.gets);
  const givenAt = (times: number): Units[] => cheapest(candidates, times * deal.gives);
  let enough = 0;
  let tooMany = Math.min(deal.limit ?? Infinity, Math.floor(countOf(candidates) / deal.gives)) + 1;
  while (tooMany - enough > 1) {
    const times = Math.floor((enough + tooMany) / 2);
    if (leavesEnough(lines, givenAt(times), deal, times)) enough = times;
    else tooMany = times;
  }
  return givenAt(enough);
}
