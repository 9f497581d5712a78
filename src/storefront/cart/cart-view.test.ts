import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../wix/shopper/cart-operations.ts';
import { isBlocked, appliedCode, viewLines } from './cart-view.ts';

const view = (line: CartLine, requested: Record<string, number> = {}) =>
  viewLines({
    cart: { currency: 'EUR', lineItems: [{ _id: 'l1', quantity: 1, ...line }] },
    asked: requested,
  })[0];
const stock = (quantityAvailable: number) => ({ status: 'AVAILABLE' as const, quantityAvailable });

describe('a line of the cart', () => {
  it('costs its price times what the shopper wants, answered or not', () => {
    expect(view({ price: { amount: '19.99' } }, { l1: 3 })).toMatchObject({ quantity: 3, amount: '59.97' });
  });

  it('shows what it cost before the product was reduced', () => {
    expect(view({ price: { amount: '30.00' }, fullPrice: { amount: '40.00' }, quantity: 2 })).toMatchObject({
      amount: '60.00',
      amountBefore: '80.00',
    });
    expect(
      view({ price: { amount: '30.00' }, fullPrice: { amount: '30.00' } })?.amountBefore,
    ).toBeUndefined();
  });

  it('costs what it cost before discounts of the cart, which stand below', () => {
    const reduced = { price: { amount: '34.00' }, priceBeforeDiscounts: { amount: '40.00' }, quantity: 3 };
    expect(view({ ...reduced, fullPrice: { amount: '40.00' } })).toMatchObject({
      amount: '120.00',
      amountBefore: undefined,
    });
  });

  it('is gone from sight once it is asked out', () => {
    expect(view({}, { l1: 0 })).toBeUndefined();
  });

  it('names its options in one line', () => {
    const descriptionLines = [
      { name: { original: 'Size' }, plainText: { original: '50 × 70 cm' } },
      { name: { original: 'Frame' }, colorInfo: { original: 'oak' } },
      { name: { original: 'Nothing' } },
    ];
    expect(view({ descriptionLines })?.options).toBe('50 × 70 cm, oak');
  });

  it('leads to the product on this host', () => {
    expect(view({ url: 'https://elsewhere.example/products/reef?x=1' })?.href).toBe('/products/reef?x=1');
  });

  it.each([
    ['gone', { status: 'NOT_FOUND' as const }],
    ['sold-out', { status: 'NOT_AVAILABLE' as const }],
    ['sold-out', stock(0)],
    ['partly', stock(1)],
    ['last', stock(2)],
    [undefined, stock(40)],
    [undefined, { status: 'AVAILABLE' as const }],
    [undefined, undefined],
  ])('says %s of the stock %j', (error, availability) => {
    const line = view({ quantity: 2, ...(availability && { availability }) });
    expect(line?.trouble).toBe(error);
    expect(line && isBlocked([line])).toBe(error !== undefined && error !== 'last');
  });
});

it('keeps the code that was typed', () => {
  expect(appliedCode({ appliedDiscounts: [{ coupon: { code: 'MOON10' } }] })).toBe('MOON10');
});
