import { describe, expect, it } from 'vitest';
import { totalsOfOrder, totalsOfPurchase } from './price-totals.ts';

const money = (amount: string) => ({ amount });
const three = {
  currency: 'EUR',
  lineItems: [
    { quantity: 3, price: money('62.05'), priceBeforeDiscounts: money('73.00') },
    { quantity: 1, price: money('0.00'), priceBeforeDiscounts: money('0.00') },
  ],
};
const setOfThree = { discountRule: { name: { original: 'Set of three' }, amount: money('32.85') } };

describe('what a person adds up', () => {
  it('begins before all discounts, and takes each of them off once', () => {
    const totals = totalsOfPurchase({
      ...three,
      appliedDiscounts: [setOfThree, { coupon: { code: 'MOON10', name: 'Moon', amount: money('18.62') } }],
      priceSummary: { subtotal: money('186.15'), discount: money('18.62'), total: money('142.53') },
      giftCard: { amount: money('25.00') },
    });
    expect(totals).toMatchObject({
      subtotal: '219.00',
      discounts: [
        { code: undefined, name: 'Set of three', amount: '32.85' },
        { code: 'MOON10', amount: '18.62' },
      ],
      total: '167.53',
      giftCard: '25.00',
      due: '142.53',
    });
  });

  it('counts a subtotal that has no discounts in it yet as it is', () => {
    const totals = totalsOfOrder({
      ...three,
      appliedDiscounts: [setOfThree],
      priceSummary: { subtotal: money('219.00'), discount: money('32.85'), total: money('186.15') },
    });
    expect(totals).toMatchObject({ subtotal: '219.00', discounts: [{ amount: '32.85' }], total: '186.15' });
  });

  it('takes off what nobody named, and leaves out a code that earns nothing', () => {
    const totals = totalsOfOrder({
      ...three,
      appliedDiscounts: [setOfThree, { coupon: { code: 'IDLE', amount: money('0') } }],
      priceSummary: { subtotal: money('186.15'), discount: money('6.15'), total: money('180.00') },
    });
    expect(totals.discounts).toEqual([
      expect.objectContaining({ name: 'Set of three', amount: '32.85' }),
      { key: 'nameless', code: undefined, name: '', translated: '', amount: '6.15' },
    ]);
  });

  it('adds up where lines say less than the discounts do', () => {
    const totals = totalsOfOrder({
      currency: 'JPY',
      lineItems: [{ quantity: 2, price: money('500') }],
      appliedDiscounts: [{ merchantDiscount: { description: 'Agreed', amount: money('100') } }],
      priceSummary: { subtotal: money('1000'), total: money('1000') },
    });
    expect(totals).toMatchObject({ subtotal: '1100', discounts: [{ amount: '100' }], total: '1000' });
  });

  it('tells tax on top from tax inside', () => {
    const priceSummary = { subtotal: money('10'), tax: money('2'), total: money('12') };
    const onTop = totalsOfOrder({ currency: 'KWD', priceSummary });
    expect(onTop).toMatchObject({ tax: { added: '2.000', included: '0.000' }, total: '12.000' });
    const inside = totalsOfOrder({
      currency: 'EUR',
      taxIncludedInPrices: true,
      priceSummary: { ...priceSummary, total: money('10') },
    });
    expect(inside.tax).toEqual({ added: '0.00', included: '2.00' });
  });
});
