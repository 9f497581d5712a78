import { describe, expect, it } from 'vitest';
import { fullPrice, includesTax, reducedPrice } from './line-price.ts';

const money = (amount: string) => ({ amount });

describe('the price of a line', () => {
  const line = {
    quantity: 3,
    price: money('11.67'),
    priceBeforeDiscounts: money('15.00'),
    totalDiscount: money('10.00'),
    totalPriceAfterTax: money('35.00'),
  };

  it('is exact where the discount cannot be divided among its items', () => {
    expect(fullPrice(line, 3).toFixed(2)).toBe('45.00');
    expect(reducedPrice(line, 3).toFixed(2)).toBe('35.00');
    expect([reducedPrice(line, 1), reducedPrice(line, 2)].map((part) => part.toFixed(2))).toEqual([
      '11.67',
      '23.33',
    ]);
  });

  it('is that of its items where the order does not say what was taken off', () => {
    const imported = { quantity: 2, price: money('4.50'), totalPriceAfterTax: money('9.00') };
    expect(reducedPrice(imported, 2).toFixed(2)).toBe('9.00');
    expect(fullPrice(imported, 2).toFixed(2)).toBe('9.00');
  });

  it('includes the tax or not', () => {
    expect(includesTax(line)).toBe(true);
    expect(includesTax({ ...line, totalPriceAfterTax: money('43.05') })).toBe(false);
  });
});
