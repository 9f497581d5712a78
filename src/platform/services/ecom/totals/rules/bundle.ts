import Big from 'big.js';
import { addMoney, allocateMoney, isPositiveMoney, roundMoney, type Decimal } from '#shared/money.ts';
import type { BillLine } from './model.ts';
import { unitPrice } from './take-off.ts';

/** "Three for 50": full sets cost their price, made of the dearest units; what is left over costs what it did. */
export function bundleOff(
  lines: readonly BillLine[],
  { quantity, price }: { quantity: number; price: Decimal },
  currency: string,
): Map<string, Decimal> {
  const sets = Math.floor(lines.reduce((sum, { item }) => sum + item.quantity, 0) / quantity);
  let left = sets * quantity;
  const parts = lines
    .toSorted((a, b) => unitPrice(b).cmp(unitPrice(a)))
    .map((line) => {
      const count = Math.min(left, line.item.quantity);
      left -= count;
      const cost = count === line.item.quantity ? line.net : unitPrice(line).times(count).toFixed();
      return { id: line.item.id, cost: roundMoney(cost, currency) };
    });
  const off = new Big(addMoney('0', ...parts.map(({ cost }) => cost))).minus(new Big(price).times(sets));
  if (!isPositiveMoney(off.toFixed())) return new Map();
  const shares = allocateMoney(
    roundMoney(off.toFixed(), currency),
    parts.map(({ cost }) => cost),
    currency,
  );
  return new Map(parts.map(({ id }, index) => [id, shares[index] ?? '0']));
}
