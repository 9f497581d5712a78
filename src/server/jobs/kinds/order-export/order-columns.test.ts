import { expect, test } from 'vitest';
import { titlesOf } from '#shared/export-layout.ts';
import { orderExport } from '#shared/order-export.ts';
import { allOrderColumns } from './export-orders.ts';
import type { ExportedOrder } from './exported-order.ts';
import { lineColumns, lineRows } from './line-columns.ts';
import { parcelColumns, parcelRows } from './parcel-columns.ts';

const ZONE = 'Europe/Lisbon';
const price = (amount: string) => ({ amount });
const tax = (rate: string, amount: string, base: string) => ({
  taxRate: rate,
  taxAmount: price(amount),
  taxableAmount: price(base),
});

const order: ExportedOrder = {
  id: 'o-1',
  number: '10482',
  currency: 'EUR',
  purchasedDate: '2026-03-01T23:30:00.000Z',
  weightUnit: 'KG',
  taxIncludedInPrices: true,
  status: 'APPROVED',
  buyerInfo: { email: 'ana@example.com' },
  tags: { tags: { tagIds: ['rush order'] }, privateTags: { tagIds: ['vip'] } },
  customFields: [{ title: 'Gift message', value: '=SUM(1)' }],
  billingInfo: {
    contactDetails: { firstName: 'Ana', lastName: 'Lima', company: 'Lima Lda', phone: '+351 912' },
    address: {
      country: 'US',
      subdivision: 'US-CA',
      subdivisionFullname: 'California',
      streetAddress: { name: 'Main', number: '7' },
    },
  },
  shippingInfo: {
    title: 'Express',
    logistics: {
      shippingDestination: {
        contactDetails: { firstName: 'Rui', lastName: 'Lima' },
        address: { country: 'SE', city: 'Malmö', postalCode: '211 11', addressLine2: 'c/o Berg' },
      },
    },
    cost: { price: price('4.92'), taxInfo: tax('0.23', '0.92', '4.00') },
  },
  appliedDiscounts: [
    { coupon: { id: 'c', code: 'SPRING', name: 'Spring', amount: price('2.00') } },
    { discountRule: { id: 'r', name: { original: 'Two for one' }, amount: price('1.00') } },
  ],
  lineItems: [
    {
      id: 'l-1',
      productName: { original: 'Chair' },
      descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'L' } }],
      quantity: 3,
      refundQuantity: 1,
      price: price('10.00'),
      physicalProperties: { sku: 'CH', weight: 1.2 },
      catalogReference: { catalogItemId: 'p-1', options: { variantId: 'v-1' } },
      taxInfo: tax('0.23', '5.61', '24.39'),
    },
    {
      id: 'l-2',
      productName: { original: 'Lamp' },
      quantity: 1,
      price: price('5.30'),
      physicalProperties: { sku: 'LA', weight: 0.35 },
      taxInfo: tax('0.06', '0.30', '5.00'),
    },
  ],
  priceSummary: { tax: price('6.83'), total: price('40.22') },
  balanceSummary: { paid: price('40.22'), balance: price('0.00') },
  payments: [
    {
      status: 'APPROVED',
      amount: price('10.00'),
      createdDate: '2026-03-01T23:30:00.000Z',
      giftcardPaymentDetails: { giftCardPaymentId: 'g', obfuscatedCode: '*** 7K2Q' },
    },
    {
      status: 'APPROVED',
      amount: price('30.22'),
      createdDate: '2026-03-02T10:00:00.000Z',
      regularPaymentDetails: { paymentMethod: 'CreditCard', providerTransactionId: 'pi_1' },
    },
    {
      status: 'DECLINED',
      amount: price('30.22'),
      createdDate: '2026-03-03T10:00:00.000Z',
      regularPaymentDetails: { paymentMethod: 'CreditCard', providerTransactionId: 'pi_0' },
    },
  ],
  parcels: [
    {
      createdDate: '2026-03-04T09:00:00.000Z',
      status: 'Fulfilled',
      lineItems: [{ id: 'l-1', quantity: 2 }],
      trackingInfo: { trackingNumber: '0034', shippingProvider: 'DHL' },
    },
    {
      createdDate: '2026-03-05T09:00:00.000Z',
      lineItems: [
        { id: 'l-1', quantity: 1 },
        { id: 'l-2', quantity: 1 },
      ],
      trackingInfo: { trackingNumber: '0035', shippingProvider: 'UPS' },
    },
  ],
};

const cell = (id: string, of: ExportedOrder = order): string | undefined =>
  allOrderColumns[id]?.value(of, ZONE);

test('every column that the dialog offers is one that the file can have, and no title stands twice', () => {
  for (const rows of orderExport.rows) {
    const own = { orders: {}, lines: lineColumns, parcels: parcelColumns }[rows];
    const offered = titlesOf(orderExport, rows);
    expect([...offered.keys()].toSorted()).toEqual(Object.keys({ ...allOrderColumns, ...own }).toSorted());
    expect(new Set(offered.values()).size).toBe(offered.size);
    for (const id of orderExport.defaults[rows]) expect(offered.has(id)).toBe(true);
  }
});

test('totals are plain decimals, taxes stand rate by rate, the currency in its own column', () => {
  const ids = ['total', 'currency', 'taxIncluded', 'totalBeforeTax', 'tax1Rate', 'tax1Amount', 'tax1Base'];
  expect(ids.map((id) => cell(id))).toEqual(['40.22', 'EUR', 'Yes', '33.39', '23', '6.53', '28.39']);
  expect(['tax2Rate', 'tax2Amount', 'tax3Amount', 'otherTax'].map((id) => cell(id))).toEqual([
    '6',
    '0.30',
    '',
    '',
  ]);
  expect(cell('taxes')).toBe('Tax 23%: 6.53; Tax 6%: 0.30');
  // Parts that do not add up to the tax of the order are written as one amount.
  expect(cell('taxes', { ...order, priceSummary: { tax: price('9.00') } })).toBe('Tax: 9.00');
  expect([cell('discountCodes'), cell('discounts')]).toEqual(['SPRING', 'Spring: 2.00; Two for one: 1.00']);
});

test('payments are those that brought money, with references and the part of gift cards', () => {
  const ids = ['paymentMethods', 'paymentReferences', 'giftCard', 'lastPayment', 'paid'];
  expect(ids.map((id) => cell(id))).toEqual([
    'Gift card; CreditCard',
    '*** 7K2Q; pi_1',
    '10.00',
    '2026-03-02 10:00',
    '40.22',
  ]);
});

test('people, addresses and notes stand in columns of their own', () => {
  const ids = [
    'billStreet',
    'billState',
    'billStateCode',
    'billCountry',
    'billCompany',
    'shipName',
    'shipCity',
  ];
  expect(ids.map((id) => cell(id))).toEqual([
    '7 Main',
    'California',
    'CA',
    'United States',
    'Lima Lda',
    'Rui Lima',
    'Malmö',
  ]);
  expect(['placed', 'tags', 'customFields', 'shipCountryCode'].map((id) => cell(id))).toEqual([
    '2026-03-01 23:30',
    'rush order; vip',
    'Gift message: =SUM(1)',
    'SE',
  ]);
});

test('a row for each line knows what was sent and refunded of it', () => {
  const [chair] = lineRows(order);
  const ids = ['line', 'options', 'lineWeight', 'lineFulfilled', 'lineRefunded', 'lineTracking', 'variantId'];
  expect(ids.map((id) => chair && lineColumns[id]?.value(chair, ZONE))).toEqual([
    '1',
    'Size: L',
    '3.6',
    '3',
    '1',
    '0034; 0035',
    'v-1',
  ]);
});

test('a row for each parcel has its contents, weight and value', () => {
  const [, second] = parcelRows(order);
  const ids = ['parcel', 'carrier', 'trackingNumber', 'parcelContents', 'parcelPieces', 'parcelWeight'];
  expect(ids.map((id) => second && parcelColumns[id]?.value(second, ZONE))).toEqual([
    '10482-2',
    'UPS',
    '0035',
    '1 × Chair (Size: L); 1 × Lamp',
    '2',
    '1.55',
  ]);
  expect(second && parcelColumns['parcelValue']?.value(second, ZONE)).toBe('15.30');
  expect(parcelRows({ id: 'o-2' })).toEqual([]);
});
