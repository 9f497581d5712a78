import { addMoney, compareMoney, fitsCurrency, roundMoney, subtractMoney } from '../../../shared/money.ts';
import type { OrderImportField } from '../../../shared/order-import.ts';
import { readAmount, readDeduction } from '../cells.ts';
import type { Row } from '../read-rows.ts';
import type { RowReader } from '../row-reader.ts';
import type { ImportedLine, ImportedOrder } from './imported-order.ts';

/** What files write with a minus or without one. */
const DEDUCTED: ReadonlySet<OrderImportField> = new Set(['discount', 'refunded']);

export const money = (
  from: RowReader<OrderImportField>,
  field: OrderImportField,
  currency: string,
  row?: Row,
): string | undefined =>
  from.read(
    field,
    (cell, style) => {
      const amount = (DEDUCTED.has(field) ? readDeduction : readAmount)(cell, style);
      return amount !== undefined && fitsCurrency(amount, currency) ? amount : undefined;
    },
    `is not an amount in ${currency}`,
    row,
  );

interface SumParts extends Record<'lines' | 'shipping' | 'tax' | 'fees' | 'discount', string> {}

/** Prices come with tax or without, and a subtotal after its discount or before: any of them may be meant. */
export function addsUp(total: string, parts: SumParts, count: number): boolean {
  const { lines, shipping, tax, fees, discount } = parts;
  const slack = (count * 0.01).toFixed(2);
  return [lines, subtractMoney(lines, discount)]
    .flatMap((base) => [addMoney(base, shipping, fees), addMoney(base, shipping, fees, tax)])
    .some((sum) => {
      const off = subtractMoney(sum, total);
      return compareMoney(off.startsWith('-') ? off.slice(1) : off, slack) <= 0;
    });
}

interface Summed {
  priceSummary: ImportedOrder['priceSummary'];
  /** Of its own cell. */
  subtotal?: string;
  /** What is wrong with its sums. */
  sumProblem?: string;
}

export const sumProblemOf = (lines: string, currency: string): string =>
  `does not add up: the lines come to ${roundMoney(lines, currency)}`;

/** The sums that the cells of an order say. */
export function summed(
  from: RowReader<OrderImportField>,
  lines: readonly ImportedLine[],
  currency: string,
): Summed {
  const total = money(from, 'total', currency) ?? '0';
  const ownLines = addMoney('0', ...lines.map(({ lineItemPrice }) => lineItemPrice.amount));
  const isPriced = from.has('linePrice', 'lineTotal') && lines.length > 0;
  const subtotal = money(from, 'subtotal', currency);
  const part = (field: OrderImportField): string => money(from, field, currency) ?? '0';
  const parts = {
    lines: isPriced ? ownLines : (subtotal ?? '0'),
    shipping: part('shipping'),
    tax: part('tax'),
    fees: part('fees'),
    discount: part('discount'),
  };
  const isTold = isPriced || subtotal !== undefined;
  const { shipping, tax, fees, discount } = parts;
  return {
    priceSummary: {
      subtotal: { amount: isPriced ? ownLines : (subtotal ?? total) },
      shipping: { amount: shipping },
      tax: { amount: tax },
      discount: { amount: discount },
      totalAdditionalFees: { amount: fees },
      total: { amount: total },
    },
    ...(subtotal !== undefined && { subtotal }),
    ...(isTold &&
      !addsUp(total, parts, lines.length + 1) && { sumProblem: sumProblemOf(parts.lines, currency) }),
  };
}
