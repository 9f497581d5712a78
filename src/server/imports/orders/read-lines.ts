import { cutText } from '#shared/cut-text.ts';
import { multiplyMoney, roundMoney } from '#shared/money.ts';
import type { NumberStyle } from '#shared/number-styles.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { readAmount, readPieces, readQuantity } from '../cells.ts';
import type { Row } from '../read-rows.ts';
import type { RowReader } from '../row-reader.ts';
import type { ImportedLine } from './imported-order.ts';
import { readCustomText, readOptions } from './line-options.ts';
import { readLines, type EncodedLine } from './lines-in-cell.ts';
import { money } from './order-totals.ts';

type From = RowReader<OrderImportField>;

/** Names of items are longer in other programs; what was sold there nobody names anew. */
const shortName = (name: string): string => cutText(name, 200).trim();

const LINE_FIELDS = [
  'lineName',
  'lineOptions',
  'lineText',
  'lineSku',
  'lineQuantity',
  'lineRefunded',
  'lineNetQuantity',
  'linePrice',
  'lineTotal',
  'lineDiscount',
] as const satisfies OrderImportField[];

interface ReadLine {
  line: ImportedLine;
  /** The fields that its cells say. */
  fields: OrderImportField[];
}

interface Described {
  name: string;
  sku: string;
  quantity: number;
  refunded: number;
  unit: string | undefined;
  whole: string | undefined;
  discount: string | undefined;
  options: string;
  /** What the customer entered. */
  customText: string;
}

function composeLine(described: Described, currency: string): ImportedLine {
  const { name, sku, quantity, refunded, unit, discount, options, customText } = described;
  const whole = described.whole ?? multiplyMoney(unit ?? '0', quantity, currency);
  const each = unit ?? roundMoney(Number(whole) / quantity, currency);
  const descriptionLines = [...readOptions(options), ...readCustomText(customText)];
  return {
    productName: { original: name || sku },
    ...(descriptionLines.length > 0 && { descriptionLines }),
    quantity,
    ...(refunded > 0 && { refundQuantity: refunded }),
    price: { amount: each },
    lineItemPrice: { amount: whole },
    totalPriceBeforeTax: { amount: whole },
    totalPriceAfterTax: { amount: whole },
    ...(discount !== undefined && Number(discount) > 0 && { totalDiscount: { amount: discount } }),
    itemType: { preset: 'PHYSICAL' },
    ...(sku && { physicalProperties: { sku } }),
  };
}

const readRefunded = (cell: string, style: NumberStyle): number | undefined => {
  const pieces = readPieces(cell, style);
  return pieces === undefined || Math.abs(pieces) > 100_000 ? undefined : Math.abs(pieces);
};

/** How many pieces were ordered, and how many of these went back. Some files have only what remains after refunds. */
function piecesOf(from: From, row: Row): { quantity: number; refunded: number } {
  const wrong = 'is not a quantity';
  const ordered = from.read('lineQuantity', readQuantity, wrong, row);
  const net = from.read('lineNetQuantity', readRefunded, wrong, row);
  const quantity = ordered ?? Math.max(net ?? 1, 1);
  const refunded =
    from.read('lineRefunded', readRefunded, wrong, row) ?? (net === undefined ? 0 : quantity - net);
  if (refunded <= quantity && refunded >= 0) return { quantity, refunded };
  from.blame(
    'format',
    from.has('lineRefunded') ? 'lineRefunded' : 'lineNetQuantity',
    'is more than was ordered',
    row,
  );
  return { quantity, refunded: 0 };
}

function ofRow(from: From, row: Row, currency: string): ReadLine | undefined {
  const name = shortName(from.cell(row, 'lineName'));
  const sku = from.cell(row, 'lineSku');
  if (name === '' && sku === '') return undefined;
  if (sku.length > 40) from.blame('format', 'lineSku', 'is longer than 40 characters', row);
  const described = {
    name,
    sku,
    ...piecesOf(from, row),
    unit: money(from, 'linePrice', currency, row),
    whole: money(from, 'lineTotal', currency, row),
    discount: money(from, 'lineDiscount', currency, row),
    options: from.cell(row, 'lineOptions'),
    customText: from.cell(row, 'lineText'),
  };
  return {
    line: composeLine(described, currency),
    fields: LINE_FIELDS.filter((field) => from.cell(row, field) !== ''),
  };
}

/** Programs write these cells, and always with a point before decimals. */
const amountIn = (text: string): string | undefined =>
  text === '' ? undefined : readAmount(text, 'pointComma');

function ofEncoded(encoded: EncodedLine, currency: string): ReadLine {
  const { sku, options } = encoded;
  const name = shortName(encoded.name);
  const quantity = readQuantity(encoded.quantity || '1', 'pointComma') ?? 1;
  const total = amountIn(encoded.total);
  const described = {
    name,
    sku,
    options,
    customText: '',
    quantity,
    refunded: 0,
    unit: amountIn(encoded.price),
    whole: total === undefined ? undefined : roundMoney(total, currency),
    discount: undefined,
  };
  const fields = [
    ['lineName', name],
    ['lineSku', sku],
    ['lineOptions', options],
    ['lineQuantity', encoded.quantity],
    ['linePrice', encoded.price],
    ['lineTotal', encoded.total],
  ] as const;
  return {
    line: composeLine(described, currency),
    fields: fields.flatMap(([field, text]) => (text === '' ? [] : [field])),
  };
}

/** The lines of an order: one a row, or all of them in cells of their own. */
export function linesOf(from: From, currency: string): ReadLine[] {
  const ofRows = from.rows.flatMap((row) => ofRow(from, row, currency) ?? []);
  const [first] = from.rows;
  if (ofRows.length > 0 || !first) return ofRows;
  return from.cells(first, 'lines').flatMap(({ cell }) => {
    if (cell === '') return [];
    const lines = readLines(cell);
    if (!lines) from.blame('format', 'lines', 'does not list lines in a known form', first);
    return (lines ?? []).map((line) => ofEncoded(line, currency));
  });
}

/** Stands for the lines of an order in a file that has none. */
export const onlyLine = (amount: string): ImportedLine => ({
  productName: { original: 'Items' },
  quantity: 1,
  price: { amount },
  lineItemPrice: { amount },
  totalPriceBeforeTax: { amount },
  totalPriceAfterTax: { amount },
  itemType: { preset: 'PHYSICAL' },
});
