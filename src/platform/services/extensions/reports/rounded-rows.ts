import Big from 'big.js';
import { addMoney, roundMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import type { ReportMetrics } from '#shared/reports.ts';

const SUMMED = ['items', 'discounts', 'delivery', 'tax', 'addedTax', 'total', 'returned'] as const;

/** What the database adds up, converted but not rounded. */
export interface UnroundedMetrics extends Record<(typeof SUMMED)[number], Decimal> {
  orders: number;
  pieces: number;
}

/** Whatever an order's total has beyond items, discounts, delivery and tax. */
const feesOf = ({ items, discounts, delivery, addedTax, total }: UnroundedMetrics): Decimal =>
  subtractMoney(addMoney(total, discounts), addMoney(items, delivery, addedTax));

/** Rounds amounts one after the other, so that they add up to the rounded sum of all: none is off by a cent or more. */
function roundRunning(amounts: readonly Decimal[], currency: string): Decimal[] {
  let sum = '0';
  let rounded = '0';
  return amounts.map((amount) => {
    sum = addMoney(sum, amount);
    const before = rounded;
    rounded = roundMoney(sum, currency);
    return roundMoney(subtractMoney(rounded, before), currency);
  });
}

/**
 * The rows of a report in a currency, to the cent: `items - discounts - returned + delivery + fees + addedTax` is `net`
 * in each, and their columns add up to those of the whole. Items take what rounding leaves, as they are the largest.
 */
export function roundRows<Row extends UnroundedMetrics>(
  rows: readonly Row[],
  currency: string,
): (Row & ReportMetrics)[] {
  const columnOf = (amountOf: (row: Row) => Decimal): Decimal[] => roundRunning(rows.map(amountOf), currency);
  const discounts = columnOf((row) => row.discounts);
  const delivery = columnOf((row) => row.delivery);
  const tax = columnOf((row) => row.tax);
  const addedTax = columnOf((row) => row.addedTax);
  const fees = columnOf(feesOf);
  const total = columnOf((row) => row.total);
  const returned = columnOf((row) => row.returned);
  const at = (column: readonly Decimal[], index: number): Decimal => column[index] ?? '0';
  return rows.map((row, index) => {
    const parts = {
      discounts: at(discounts, index),
      delivery: at(delivery, index),
      tax: at(tax, index),
      addedTax: at(addedTax, index),
      fees: at(fees, index),
      total: at(total, index),
      returned: at(returned, index),
    };
    const besideItems = addMoney(parts.delivery, parts.fees, parts.addedTax);
    return {
      ...row,
      ...parts,
      items: roundMoney(subtractMoney(addMoney(parts.total, parts.discounts), besideItems), currency),
      net: roundMoney(subtractMoney(parts.total, parts.returned), currency),
    };
  });
}

/** Several rows as one; nothing where there is none. */
export function sumRows(rows: readonly UnroundedMetrics[]): UnroundedMetrics | undefined {
  if (rows.length === 0) return undefined;
  const sum = (name: (typeof SUMMED)[number]): Decimal => addMoney('0', ...rows.map((row) => row[name]));
  return {
    orders: rows.reduce((orders, row) => orders + row.orders, 0),
    pieces: Number(rows.reduce((pieces, row) => pieces.plus(row.pieces), new Big(0))),
    items: sum('items'),
    discounts: sum('discounts'),
    delivery: sum('delivery'),
    tax: sum('tax'),
    addedTax: sum('addedTax'),
    total: sum('total'),
    returned: sum('returned'),
  };
}
