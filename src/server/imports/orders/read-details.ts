import { cutText } from '#shared/cut-text.ts';
import { isPositiveMoney } from '#shared/money.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { TIP_NAME, TIPS_APP_ID } from '#shared/tips.ts';
import { unguardDigits } from '../cells.ts';
import type { RowReader } from '../row-reader.ts';
import type { ImportedDiscount, ImportedFee, ImportedTax, OrderDetails } from './imported-order.ts';
import { money, moneyIn } from './order-totals.ts';

type From = RowReader<OrderImportField>;

const MAX_TITLE = 500;

const parts = (cell: string, separator: RegExp): string[] => [
  ...new Set(
    cell
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** `code:SAVE10|amount:5.00;code:…` of WooCommerce's exporters, and codes between commas. */
function codesIn(cell: string): string[] {
  const encoded = [...cell.matchAll(/(?:^|[|;])\s*code:([^|;]+)/g)].map(([, code = '']) => code.trim());
  return encoded.length > 0 ? [...new Set(encoded)] : parts(cell, /[,;\n]/);
}

/** One code stands for the whole discount; of several nothing says how it is divided. */
function discountsOf(from: From, currency: string): ImportedDiscount[] {
  const discount = money(from, 'discount', currency);
  const codes = codesIn(from.text('discountCode'));
  return codes.map((code) => ({
    coupon: {
      code,
      name: code,
      ...(codes.length === 1 && discount !== undefined && { amount: { amount: discount } }),
    },
    discountType: 'GLOBAL',
  }));
}

/** `VAT 19%` is the tax VAT at a rate of 0.19. */
function taxOf(name: string, amount: string): ImportedTax {
  const [written, percent] = /\(?(\d+(?:[.,]\d+)?)\s?%\)?/.exec(name) ?? [];
  if (written === undefined || percent === undefined)
    return { taxName: name, aggregatedTaxAmount: { amount } };
  const rate = Number(percent.replace(',', '.')) / 100;
  return {
    taxName: name.replace(written, '').trim() || name,
    rate: String(Number(rate.toFixed(6))),
    aggregatedTaxAmount: { amount },
  };
}

/** Taxes by rate: each name with the amount whose column stands in the same place among the amounts. */
function taxesOf(from: From, currency: string): ImportedTax[] {
  const [row] = from.rows;
  if (!row) return [];
  const amounts = from.cells(row, 'taxAmount');
  return from.cells(row, 'taxName').flatMap(({ cell: name }, at) => {
    const written = amounts[at]?.cell ?? '';
    if (name === '' || written === '') return [];
    const amount = moneyIn(written, from.numberStyleOf('taxAmount', at), currency);
    if (amount === undefined) from.blame('format', 'taxAmount', `is not an amount in ${currency}`, row);
    return amount === undefined ? [] : [taxOf(cutText(name, 200), amount)];
  });
}

function tipOf(from: From, currency: string): ImportedFee[] {
  const amount = money(from, 'tip', currency);
  return amount !== undefined && isPositiveMoney(amount)
    ? [{ name: TIP_NAME, price: { amount }, providerAppId: TIPS_APP_ID }]
    : [];
}

/** `Gift wrap: yes` in lines of one cell are fields of their own; another cell is one under the title of its column. */
function customFieldsOf(from: From): OrderDetails['customFields'] {
  const fields = new Map<string, string>();
  for (const row of from.rows)
    for (const { title, cell: written } of from.cells(row, 'detail')) {
      const cell = unguardDigits(written);
      if (cell === '') continue;
      const lines = parts(cell, /\r?\n/);
      const named = lines.map((line) => /^([^:]{1,100}):\s*(.+)$/.exec(line));
      const isList = /attributes/i.test(title) && named.every((match) => match !== null);
      const found = isList
        ? named.map(([, name = '', value = '']) => [name.trim(), value] as const)
        : [[title, cell] as const];
      for (const [name, value] of found) if (!fields.has(name)) fields.set(cutText(name, MAX_TITLE), value);
    }
  return [...fields].map(([title, value]) => ({ title, value }));
}

/** What a file says of an order beside its people, lines and totals. */
export function detailsOf(from: From, currency: string): OrderDetails {
  const tags = parts(from.text('tags'), /[,;|\n]/);
  if (tags.some((tag) => tag.length > 50))
    from.blame('format', 'tags', 'has a tag longer than 50 characters');
  return {
    tags,
    customFields: customFieldsOf(from),
    discounts: discountsOf(from, currency),
    taxes: taxesOf(from, currency),
    fees: tipOf(from, currency),
    ...(from.text('staffNote') !== '' && { staffNote: from.text('staffNote') }),
  };
}
