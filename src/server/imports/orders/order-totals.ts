import {
  addMoney,
  compareMoney,
  fitsCurrency,
  isPositiveMoney,
  roundMoney,
  subtractMoney,
} from '#shared/money.ts';
import type { NumberStyle } from '#shared/number-styles.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { readAmount, readDeduction } from '../cells.ts';
import type { Row } from '../read-rows.ts';
import type { RowReader } from '../row-reader.ts';
import type { ImportedLine, ImportedOrder } from './imported-order.ts';

/** What files write with a minus or without one. */
const DEDUCTED: ReadonlySet<OrderImportField> = new Set(['discount', 'lineDiscount', 'refunded']);

/** An amount with as many decimals as the currency has; undefined for everything else. */
export function moneyIn(
  cell: string,
  style: NumberStyle,
  currency: string,
  deducted = false,
): string | undefined {
  const amount = (deducted ? readDeduction : readAmount)(cell, style);
  return amount !== undefined && fitsCurrency(amount, currency) ? amount : undefined;
}

export const money = (
  from: RowReader<OrderImportField>,
  field: OrderImportField,
  currency: string,
  row?: Row,
): string | undefined =>
  from.read(
    field,
    (cell, style) => moneyIn(cell, style, currency, DEDUCTED.has(field)),
    `is not an amount in ${currency}`,
    row,
  );

interface SumParts extends Record<'lines' | 'shipping' | 'tax' | 'fees' | 'discount', string> {}

/** What a file has no column for may explain a difference: a tax makes the total more, and a discount less. */
interface OpenParts {
  isMorePossible?: boolean;
  isLessPossible?: boolean;
}

/** Prices come with tax or without, and a subtotal after its discount or before: any of them may be meant. */
export function addsUp(total: string, parts: SumParts, count: number, open: OpenParts = {}): boolean {
  const { lines, shipping, tax, fees, discount } = parts;
  const slack = (count * 0.01).toFixed(2);
  return [lines, subtractMoney(lines, discount)]
    .flatMap((base) => [addMoney(base, shipping, fees), addMoney(base, shipping, fees, tax)])
    .some((sum) => {
      const off = subtractMoney(sum, total);
      if (off.startsWith('-')) return open.isMorePossible === true || compareMoney(off.slice(1), slack) <= 0;
      return open.isLessPossible === true || compareMoney(off, slack) <= 0;
    });
}

interface Summed {
  priceSummary: ImportedOrder['priceSummary'];
  /** The total comes to its parts only without the tax, which the prices have in them. */
  isTaxIncluded: boolean;
  /** Of its own cell. */
  subtotal?: string;
  /** What is wrong with its totals. */
  sumProblem?: string;
}

export const totalErrorOf = (lines: string, currency: string): string =>
  `does not add up: the lines come to ${roundMoney(lines, currency)}`;

/** The totals that the cells of an order say. */
export function summed(
  from: RowReader<OrderImportField>,
  lines: readonly ImportedLine[],
  currency: string,
): Summed {
  const total = money(from, 'total', currency) ?? '0';
  const ownLines = addMoney('0', ...lines.map(({ lineItemPrice }) => lineItemPrice.amount));
  const isPriced = from.has('linePrice', 'lineTotal') && lines.length > 0;
  const part = (field: OrderImportField): string => money(from, field, currency) ?? '0';
  const written = money(from, 'subtotal', currency);
  // Shopify writes what remains after the discount; the contract's subtotal is before it.
  const isAfterDiscount =
    isPriced && written !== undefined && compareMoney(addMoney(written, part('discount')), ownLines) === 0;
  const subtotal = isAfterDiscount ? ownLines : written;
  const parts = {
    lines: isPriced ? ownLines : (subtotal ?? '0'),
    shipping: part('shipping'),
    tax: part('tax'),
    fees: addMoney(part('fees'), part('tip')),
    discount: part('discount'),
  };
  const open = { isMorePossible: !from.has('tax'), isLessPossible: !from.has('discount') };
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
    isTaxIncluded:
      isPositiveMoney(parts.tax) &&
      addsUp(total, { ...parts, tax: '0' }, lines.length + 1) &&
      !addsUp(total, { ...parts, fees: addMoney(parts.fees, parts.tax), tax: '0' }, lines.length + 1),
    ...(subtotal !== undefined && { subtotal }),
    ...(isTold &&
      !addsUp(total, parts, lines.length + 1, open) && { sumProblem: totalErrorOf(parts.lines, currency) }),
  };
}
