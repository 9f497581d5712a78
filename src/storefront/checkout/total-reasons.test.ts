import { expect, it } from 'vitest';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import { findTotalReasons } from './total-reasons.ts';

const line = (_id: string, name: string, amount: string) => ({
  _id,
  quantity: 2,
  productName: { original: name },
  price: { amount },
});
const rule = (name: string, amount: string) => ({
  discountRule: { name: { original: name }, amount: { amount } },
});
const sentBy = (code: string, amount: string, slot?: object) => ({
  selectedCarrierServiceOption: { code, carrierId: 'c' },
  carrierServiceOptions: [
    {
      carrierId: 'c',
      shippingOptions: [
        {
          code,
          title: code,
          cost: { price: { amount } },
          logistics: { ...(slot && { deliveryTimeSlot: slot }) },
        },
      ],
    },
  ],
});
const checkout = (parts: object): Checkout => ({ currency: 'EUR', ...parts });

it('finds what another total comes from', () => {
  const before = checkout({
    lineItems: [line('a', 'Reef', '10.00'), line('b', 'Dune', '5.00')],
    appliedDiscounts: [
      rule('Spring', '2.00'),
      rule('Posters', '1.00'),
      { coupon: { code: 'X', name: 'X', amount: { amount: '1.00' } } },
    ],
    shippingInfo: sentBy('Post', '6.90'),
  });
  const now = checkout({
    lineItems: [line('a', 'Reef', '12.00'), line('b', 'Dune', '5.00')],
    appliedDiscounts: [rule('Posters', '1.00')],
    shippingInfo: sentBy('Post', '8.00'),
  });
  expect(findTotalReasons(before, now)).toEqual({
    prices: [
      { name: 'Reef', before: '10.00', now: '12.00' },
      { name: 'Post', before: '6.90', now: '8.00' },
    ],
    endedDiscounts: ['Spring'],
  });
  expect(findTotalReasons(now, now)).toEqual({ prices: [], endedDiscounts: [] });
});

it('names the way of delivery that is selected instead, unless its time is yet to be chosen', () => {
  const before = checkout({ shippingInfo: sentBy('Post', '6.90') });
  const slot = { from: '2026-12-01T09:00:00Z', to: '2026-12-01T10:00:00Z' };
  const delivery = (shippingInfo: object) => findTotalReasons(before, checkout({ shippingInfo })).delivery;
  expect(delivery(sentBy('Courier', '14.00'))).toEqual({ before: 'Post', now: 'Courier' });
  expect(delivery(sentBy('Bike', '4.00', slot))).toBeUndefined();
  expect(delivery({})).toBeUndefined();
});
