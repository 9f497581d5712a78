import { multiplyMoney, roundMoney, zeroMoney, type Decimal } from '#shared/money.ts';
import type { Bill, BillLine, Item, Taxed } from './model.ts';

export const untaxed = (base: Decimal): Taxed => ({
  base,
  beforeTax: base,
  tax: '0',
  afterTax: base,
  rate: undefined,
});

function priceItem(item: Item, currency: string): BillLine {
  const gross = multiplyMoney(roundMoney(item.price, currency), item.quantity, currency);
  const zero = zeroMoney(currency);
  return { item, gross, off: zero, net: gross, share: zero, taxed: untaxed(gross) };
}

const byId = (a: Item, b: Item): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Step 1: what the catalog asks for the quantity. */
export const priceItems = (bill: Bill): Bill => ({
  ...bill,
  lines: bill.facts.items.toSorted(byId).map((item) => priceItem(item, bill.facts.currency)),
});
