import { describe, expect, it } from 'vitest';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import type { Order } from '#wix/order-operations.ts';
import { checklist, missingOf } from './checklist.ts';
import { amountDueNow, laterOf, readPercentage } from './deposit.ts';
import { customerOf, isEdit, lineProblems, linesOf } from './draft-record.ts';
import { discountAmount, newDiscount } from './editor/discounts.ts';
import { basisFromOrder, customerFromOrder } from './from-order.ts';
import { closesAt, dayIn, isToCome } from './valid-until.ts';

const poster = {
  _id: 'a',
  quantity: 2,
  price: { amount: '40.00' },
  physicalProperties: { shippable: true },
} as const;

const home = { country: 'PT', city: 'Porto', postalCode: '4000-002', addressLine: 'Rua A 1' };

const whole = {
  draftOrder: {
    buyerDetails: { buyerInfo: { email: 'ada@example.com' } },
    lineItems: [{ lineItem: poster }],
    recipientInfo: { recipientInfo: { address: home } },
    shippingInfo: { shippingInfo: { title: 'Parcel' } },
  },
  shippingOptions: [{ code: 'parcel', title: 'Parcel' }],
} as unknown as CalculatedDraft;

const missing = (draft: object, rest: object = {}) =>
  missingOf(checklist({ ...whole, draftOrder: { ...whole.draftOrder, ...draft }, ...rest })).map(
    ({ id }) => id,
  );

describe('what a draft still lacks', () => {
  it('is nothing when all is there', () => {
    expect(missing({})).toEqual([]);
  });
  it('is told one by one', () => {
    expect(missing({ buyerDetails: {} })).toEqual(['email']);
    expect(missing({ lineItems: [] })).toEqual(['lines']);
    expect(missing({ recipientInfo: {} })).toEqual(['address']);
    expect(missing({ shippingInfo: { ...whole.draftOrder?.shippingInfo, removed: true } })).toEqual([
      'delivery',
    ]);
    expect(missing({ lineItems: [{ lineItem: { ...poster, priceUndetermined: true } }] })).toEqual([
      'prices',
    ]);
  });
  it('is an address as long as its country asks for more', () => {
    const to = (address: object) => missing({ recipientInfo: { recipientInfo: { address } } });
    expect(to({ country: 'PT' })).toEqual(['address']);
    expect(to({ ...home, addressLine: '' })).toEqual(['address']);
    expect(to({ ...home, postalCode: '' })).toEqual(['address']);
    expect(to({ ...home, addressLine: undefined, streetAddress: { name: 'Rua A', number: '1' } })).toEqual(
      [],
    );
    const us = { country: 'US', city: 'Albany', postalCode: '12207', addressLine: '1 Pearl Street' };
    expect(to(us)).toEqual(['address']);
    expect(to({ ...us, subdivision: 'US-NY' })).toEqual([]);
    expect(to({ country: 'HK', addressLine: '1 Queen’s Road', city: 'Central' })).toEqual([]);
  });
  it('asks for no address where nothing is delivered', () => {
    const service = { ...poster, physicalProperties: { shippable: false } };
    expect(missing({ lineItems: [{ lineItem: service }], recipientInfo: {}, shippingInfo: {} })).toEqual([]);
  });
  it('does not count a line that was taken out', () => {
    expect(missing({ lineItems: [{ removed: true, lineItem: poster }] })).toEqual(['lines']);
  });
  it('says what the platform says', () => {
    const calculationErrors = { orderValidationErrors: [{ description: 'Fjord is sold out.' }] };
    const checks = checklist({ ...whole, calculationErrors });
    expect(missingOf(checks)).toEqual([{ id: 'available', done: false, why: 'Fjord is sold out.' }]);
    const taxCalculationError = { applicationError: { code: 'NO_TAX', description: 'No tax here.' } };
    const untaxed = checklist({ ...whole, calculationErrors: { taxCalculationError } });
    expect(missingOf(untaxed)).toEqual([{ id: 'reckoned', done: false, why: 'No tax here.' }]);
  });
});

describe('a draft', () => {
  it('is called by its customer', () => {
    const contactDetails = { firstName: 'Ada', lastName: 'Bell' };
    expect(customerOf({ billingDetails: { billingInfo: { contactDetails } } })).toBe('Ada Bell');
    expect(customerOf(whole.draftOrder ?? {})).toBe('ada@example.com');
    expect(customerOf({})).toBe('');
  });
  it('is an edit until it is saved to its order', () => {
    expect(isEdit({ orderId: 'o', status: 'DRAFT' })).toBe(true);
    expect(isEdit({ orderId: 'o', status: 'COMMITTED' })).toBe(false);
    expect(isEdit({ status: 'DRAFT' })).toBe(false);
  });
  it('holds the lines that are still in it', () => {
    const lineItems = [{ lineItem: poster }, { removed: true, lineItem: { _id: 'b' } }];
    expect(linesOf({ lineItems }).map(({ _id }) => _id)).toEqual(['a']);
  });
});

describe('what a draft asks for at once', () => {
  const total = { priceSummary: { total: { amount: '66.70' } }, currency: 'EUR' };
  const deposit = { percentage: '30', priceSummary: { total: { amount: '20.01' } } };
  it('is all of it, or its deposit', () => {
    expect(amountDueNow(total)).toBe('66.70');
    expect(amountDueNow({ ...total, depositDetails: deposit })).toBe('20.01');
    expect(laterOf({ ...total, depositDetails: deposit })).toBe('46.69');
    expect(amountDueNow({ ...total, depositDetails: { amount: { amount: '10.00' } } })).toBe('10.00');
  });
  it('is a share of more than nothing and at most all', () => {
    expect(['30', '12,5', '100', ' 0.01 '].map(readPercentage)).toEqual(['30', '12.5', '100', '0.01']);
    expect(['', '0', '100.01', '1.234', '-3', 'a third'].map(readPercentage)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
  it('can be paid until the end of a day of the store', () => {
    const now = new Date('2026-11-20T23:30:00Z');
    expect(dayIn(14, 'Europe/Lisbon', now)).toBe('2026-12-04');
    expect(dayIn(14, 'Asia/Tokyo', now)).toBe('2026-12-05');
    expect(closesAt('2026-12-04', 'Europe/Lisbon')).toEqual(new Date('2026-12-05T00:00:00Z'));
    expect(closesAt('2026-12-04', 'Asia/Tokyo')).toEqual(new Date('2026-12-04T15:00:00Z'));
    expect(isToCome('2026-11-20', 'Europe/Lisbon', now)).toBe(true);
    expect(isToCome('2026-11-20', 'Asia/Tokyo', now)).toBe(false);
    expect(isToCome('', 'Asia/Tokyo', now)).toBe(false);
  });
});

it('a line whose product is gone is known', () => {
  const error = { code: 'CATALOG_ITEM_NOT_FOUND', data: { lineItemId: 'a' } };
  const calculationErrors = { orderValidationErrors: [error, { code: 'OTHER' }] };
  expect([...lineProblems({ ...whole, calculationErrors })]).toEqual([['a', 'CATALOG_ITEM_NOT_FOUND']]);
});

describe('a discount', () => {
  const form = { way: 'percentage', value: '15', of: 'GLOBAL', why: ' Trade ' } as const;
  it('goes out as it was typed', () => {
    expect(newDiscount(form, 'EUR')).toEqual({
      discount: { percentage: '15', discountType: 'GLOBAL', description: 'Trade' },
    });
    expect(newDiscount({ ...form, way: 'amount', value: '12,5', of: 'a', why: '' }, 'EUR')).toEqual({
      discount: {
        priceAmount: { amount: '12.50' },
        discountType: 'SPECIFIC_ITEMS',
        lineItemDiscounts: [{ _id: 'a' }],
      },
    });
  });
  it('is rejected where it is no discount', () => {
    expect(newDiscount({ ...form, value: '' }, 'EUR')).toEqual({});
    expect(newDiscount({ ...form, value: '101' }, 'EUR')).toEqual({ problem: 'above100' });
    expect(newDiscount({ ...form, value: '0' }, 'EUR')).toEqual({ problem: 'notAnAmount' });
    expect(newDiscount({ ...form, way: 'amount', value: '1.5' }, 'JPY')).toEqual({ problem: 'tooPrecise' });
  });
  it('says what it takes off, line by line if need be', () => {
    const parts = [{ totalDiscount: { amount: '1.10' } }, { totalDiscount: { amount: '2.20' } }];
    expect(discountAmount({ lineItemDiscounts: parts })).toBe('3.3');
    expect(discountAmount({ merchantDiscount: { amount: { amount: '5.00' } } })).toBe('5.00');
    expect(discountAmount({})).toBeUndefined();
  });
});

it('a draft for the customer of an order is theirs, goes where that went, and holds nothing', () => {
  const buyerInfo = { email: 'ada@example.com', contactId: 'c', memberId: 'm', visitorId: 'v' };
  const address = { address: { city: 'Porto' } };
  const order = {
    buyerInfo,
    recipientInfo: address,
    billingInfo: address,
    lineItems: [{ quantity: 1 }],
  } as Order;
  expect(customerFromOrder(order)).toEqual({
    buyerInfo: { email: 'ada@example.com', contactId: 'c', memberId: 'm' },
    recipientInfo: address,
    billingInfo: address,
  });
});

it('a draft like an order asks the catalogue for today’s prices and keeps what was custom', () => {
  const order = {
    buyerInfo: { email: 'ada@example.com' },
    lineItems: [
      { quantity: 2, price: { amount: '1.00' }, catalogReference: { appId: 'stores', catalogItemId: 'p' } },
      { quantity: 1, price: { amount: '25.00' }, productName: { original: 'Dedication' } },
    ],
  } as Order;
  expect(basisFromOrder(order)).toMatchObject({
    buyerInfo: { email: 'ada@example.com' },
    catalogLineItems: [{ quantity: 2, catalogReference: { appId: 'stores', catalogItemId: 'p' } }],
    customLineItems: [{ quantity: 1, price: { amount: '25.00' }, productName: { original: 'Dedication' } }],
  });
});
