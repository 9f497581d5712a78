import Big from 'big.js';
import { compareMoney, isPositiveMoney, roundMoney } from '#shared/money.ts';
import type { ImportedVariant } from '#shared/product-import.ts';
import type { Row } from '../read-rows.ts';
import { readDate } from '../dates/read-date.ts';
import { readPrice, readPriceRule, readReduction, readSurcharge, readYesNo } from './cells.ts';
import { readOf, rowFor, type ReadingContext } from './reading-context.ts';
import type { VariantRow } from './sources/source.ts';

type Prices = Pick<ImportedVariant, 'price' | 'priceChange' | 'compareAtPrice'>;

/** Whether a sale price counts today; the store has no dates for one. */
function isOnSale(context: ReadingContext, row: Row): boolean {
  const { from, source, now, timeZone } = context;
  const dayOf = (field: 'saleStart' | 'saleEnd'): string | undefined => {
    const cell = from.cell(rowFor(context, row, field), field);
    return cell === '' ? undefined : readDate(cell, source.dateStyle ?? 'monthFirst', timeZone);
  };
  const [start, end] = [dayOf('saleStart'), dayOf('saleEnd')];
  if (start !== undefined || end !== undefined) from.note('saleDates');
  const today = now.toISOString();
  if ((start ?? '') > today || (end !== undefined && end < today)) return false;
  return readYesNo(from.cell(rowFor(context, row, 'onSale'), 'onSale')) !== false;
}

/** What a price becomes in a sale; undefined where there is none. */
function saleOf(context: ReadingContext, row: Row): ((full: Big) => Big | undefined) | undefined {
  const { from, currency } = context;
  const notMoney = `is not an amount in ${currency}`;
  const price = readOf(context, row)('salePrice', readPrice(currency), notMoney);
  const amount = from.read('discountValue', readReduction, 'is not an amount');
  const percent = from.read('discountPercent', readReduction, 'is not a percentage');
  const isSet = (value: string | undefined): value is string => value !== undefined && isPositiveMoney(value);
  if (![price, amount?.value, percent?.value].some(isSet) || !isOnSale(context, row)) return undefined;
  return (full) => {
    if (isSet(price)) return full.gt(price) ? new Big(price) : undefined;
    const isShare = amount?.isPercent === true || from.text('discountMode').toUpperCase() === 'PERCENT';
    const share = isSet(percent?.value) ? percent.value : isShare ? amount?.value : undefined;
    if (isSet(share)) return full.times(new Big(100).minus(share)).div(100);
    return isSet(amount?.value) ? full.minus(amount.value) : undefined;
  };
}

/** The price of a product before what its variant costs more; with a note where the file has it without tax only. */
function baseOf(context: ReadingContext, row: Row): string | undefined {
  const { from, currency } = context;
  const read = readOf(context, row);
  const notMoney = `is not an amount in ${currency}`;
  const price = read('price', readPrice(currency), notMoney);
  if (price !== undefined) return price;
  const net = read('priceBeforeTax', readPrice(currency), notMoney);
  if (net !== undefined) from.note('beforeTax');
  return net;
}

/** What a variant costs, and before a reduction. */
export function pricesOf(context: ReadingContext, { row, priceRule }: VariantRow): Prices {
  const { from, source, currency } = context;
  const read = readOf(context, row);
  const notMoney = `is not an amount in ${currency}`;
  const written = (amount: Big): string => roundMoney(amount.toFixed(), currency);
  const base = baseOf(context, row);
  const compare = read('compareAtPrice', readPrice(currency), notMoney);
  const list = read('listPrice', readPrice(currency), notMoney);
  const more = from.read('surcharge', readSurcharge, 'is not an amount', row);
  if (source.hasVariantsOnly) return more === undefined ? {} : { priceChange: more };
  if (base === undefined) return compare === undefined ? {} : { compareAtPrice: compare };
  const rule = priceRule && from.read('price', readPriceRule, notMoney, priceRule);
  const full = rule ? rule(new Big(base)) : new Big(base).plus(more ?? 0);
  const reduced = saleOf(context, row)?.(full);
  if (full.lt(0)) from.blame('sum', 'surcharge', 'takes more off than the price is', row);
  else if (reduced?.lt(0)) from.blame('sum', 'discountValue', 'is more than the price');
  const isPlain = rule === undefined && more === undefined;
  const price = reduced?.gte(0) ? written(reduced) : isPlain || full.lt(0) ? base : written(full);
  if (reduced) return { price, compareAtPrice: written(full) };
  if (compare !== undefined) return { price, compareAtPrice: compare };
  if (list !== undefined && compareMoney(list, price) > 0) return { price, compareAtPrice: list };
  // A reduction of nothing ends one; an empty cell says nothing of it.
  return from.text('discountValue') === '' ? { price } : { price, compareAtPrice: '' };
}
