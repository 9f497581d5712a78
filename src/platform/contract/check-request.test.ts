import { describe, expect, it } from 'vitest';
import { operations } from './catalogue.ts';
import { checkRequest } from './check-request.ts';
import type { OperationRecord } from './schema.ts';

const operation = (packageName: string, name: string) =>
  operations.find((one) => one.package === packageName && one.name === name) as OperationRecord;
const createOrder = operation('ecom_orders', 'createOrder');
const updateOrder = operation('ecom_orders', 'updateOrder');
const markAsPaid = operation('ecom_orders', 'paymentCollectionBulkMarkOrdersAsPaid');
const addPayments = operation('ecom_order-transactions', 'addPayments');
const createCustomization = operation('stores_customizations-v-3', 'createCustomization');
const createReview = operation('reviews_reviews', 'createReview');

const guid = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const lineItem = (changes: object = {}) => ({
  productName: { original: 'Poster' },
  quantity: 1,
  price: { amount: '10.00' },
  itemType: { preset: 'PHYSICAL' },
  catalogReference: { catalogItemId: 'x', appId: guid },
  ...changes,
});
const order = (changes: object = {}) => ({
  order: {
    lineItems: [lineItem()],
    channelInfo: { type: 'WEB' },
    priceSummary: { total: { amount: '10' } },
    ...changes,
  },
});

/** `field: RULE` of every violation. */
const brief = (subject: OperationRecord, request: unknown) =>
  checkRequest(subject, request).map(({ field, violatedRule }) => `${field}: ${violatedRule}`);

describe('checkRequest', () => {
  it('docs: an order in order has no violation', () => {
    expect(checkRequest(createOrder, order())).toEqual([]);
  });

  it('docs: required fields are asked for, also inside arrays', () => {
    expect(brief(createOrder, {})).toEqual(['order: REQUIRED_FIELD']);
    expect(
      brief(
        createOrder,
        order({ lineItems: [lineItem(), lineItem({ quantity: null })], priceSummary: undefined }),
      ),
    ).toEqual(['order.lineItems[1].quantity: REQUIRED_FIELD', 'order.priceSummary: REQUIRED_FIELD']);
  });

  it('docs: what is required below a parent is not asked for without the parent', () => {
    const without = order({ lineItems: [lineItem({ catalogReference: undefined })] });
    expect(brief(createOrder, without)).toEqual([]);
    expect(brief(createOrder, order({ lineItems: [lineItem({ catalogReference: {} })] }))).toEqual([
      'order.lineItems[0].catalogReference.appId: REQUIRED_FIELD',
      'order.lineItems[0].catalogReference.catalogItemId: REQUIRED_FIELD',
    ]);
  });

  it('assumed: an empty list is as good as none', () => {
    expect(brief(createOrder, order({ lineItems: [] }))).toEqual(['order.lineItems: REQUIRED_FIELD']);
  });

  it.each([
    ['an object', { order: [] }, 'order'],
    ['an object', { order: 'x' }, 'order'],
    ['an array', order({ lineItems: {} }), 'order.lineItems'],
    ['an object', order({ lineItems: [7] }), 'order.lineItems[0]'],
    ['an integer', order({ lineItems: [lineItem({ quantity: '1' })] }), 'order.lineItems[0].quantity'],
    ['an integer', order({ lineItems: [lineItem({ quantity: 1.5 })] }), 'order.lineItems[0].quantity'],
    ['a boolean', order({ archived: 'yes' }), 'order.archived'],
    ['a string', order({ buyerNote: 5 }), 'order.buyerNote'],
    [
      'a number',
      order({ lineItems: [lineItem({ physicalProperties: { weight: 'heavy' } })] }),
      'order.lineItems[0].physicalProperties.weight',
    ],
  ])('docs: a wrong type is told: expected %s', (expected, request, field) => {
    expect(checkRequest(createOrder, request)).toEqual([
      { field, violatedRule: 'VALIDATION', description: `Expected ${expected}`, data: {} },
    ]);
  });

  it('docs: what lists and maps hold has a type too', () => {
    expect(brief(markAsPaid, { ecomOrderIds: [7, null, {}] })).toEqual([
      'ecomOrderIds[0]: VALIDATION',
      'ecomOrderIds[1]: VALIDATION',
      'ecomOrderIds[2]: VALIDATION',
    ]);
    expect(brief(createOrder, order({ lineItems: [null] }))).toEqual(['order.lineItems[0]: VALIDATION']);
    for (const fieldMask of [[0], ['buyerNote', null], {}, 7])
      expect(brief(updateOrder, { order: { id: guid }, fieldMask })).toEqual(['fieldMask: VALIDATION']);
  });

  it('sdk: non-finite floats travel as text', () => {
    expect(
      brief(createOrder, order({ lineItems: [lineItem({ physicalProperties: { weight: 'NaN' } })] })),
    ).toEqual([]);
  });

  it('docs: bounds tell their threshold', () => {
    expect(checkRequest(updateOrder, { order: { id: guid, buyerNote: 'x'.repeat(1001) } })).toEqual([
      {
        field: 'order.buyerNote',
        violatedRule: 'MAX_LENGTH',
        description: 'has length 1001, expected 1000 or less',
        data: { threshold: 1000 },
      },
    ]);
    expect(brief(createOrder, order({ lineItems: [lineItem({ quantity: 1_000_000_000 })] }))).toEqual([
      'order.lineItems[0].quantity: MAX',
    ]);
    expect(brief(createOrder, order({ lineItems: Array.from({ length: 301 }, () => lineItem()) }))).toEqual([
      'order.lineItems: MAX_SIZE',
    ]);
  });

  it('docs: ten thousand ids in one call are rejected as a whole', () => {
    const ids = Array.from({ length: 10_000 }, () => 'not-a-guid');
    expect(brief(markAsPaid, { ecomOrderIds: ids })).toEqual(['ecomOrderIds: MAX_SIZE']);
  });

  it('assumed: a hundred violations are enough', () => {
    expect(
      brief(markAsPaid, { ecomOrderIds: Array.from({ length: 150 }, () => 'x') }).length,
    ).toBeLessThanOrEqual(100);
  });

  it('docs: an unknown enum value comes back with the known ones', () => {
    const [violation] = checkRequest(createOrder, order({ weightUnit: 'STONE' }));
    expect(violation).toMatchObject({
      field: 'order.weightUnit',
      violatedRule: 'INVALID_ENUM_VALUE',
      data: { value: 'STONE', enumValues: expect.arrayContaining(['KG', 'LB']) },
    });
  });

  it('sdk: a malformed email says so in its data', () => {
    const register = operation('identity_authentication', 'registerV2');
    const request = { loginId: { email: 'nobody' }, password: 'secret123' };
    expect(checkRequest(register, request)).toEqual([
      expect.objectContaining({
        field: 'loginId.email',
        violatedRule: 'FORMAT',
        data: { type: 'EMAIL', expected: 'EMAIL' },
      }),
    ]);
  });

  it.each([
    ['order.id', { id: 'x' }],
    ['order.currency', { id: guid, currency: 'EURO' }],
    ['order.purchasedDate', { id: guid, purchasedDate: '2024-02-30T10:00:00Z' }],
    ['order.purchasedDate', { id: guid, purchasedDate: 17 }],
  ])('docs: a malformed %s is a violation', (field, changes) => {
    expect(brief(updateOrder, { order: changes })).toEqual([`${field}: FORMAT`]);
  });

  it('docs: decimals keep their bounds exactly', () => {
    const pay = (amount: string) =>
      brief(addPayments, { orderId: guid, payments: [{ amount: { amount }, regularPaymentDetails: {} }] });
    expect(pay('10.00')).toEqual([]);
    expect(pay('-0.01')).toEqual(['payments[0].amount.amount: DECIMAL_GTE']);
    expect(pay('1000000000000000.01')).toEqual(['payments[0].amount.amount: DECIMAL_LTE']);
    expect(pay('ten')).toEqual(['payments[0].amount.amount: FORMAT']);
    expect(pay('1e3')).toEqual(['payments[0].amount.amount: FORMAT']);
    const discount = (percentage: string) =>
      brief(createOrder, order({ appliedDiscounts: [{ merchantDiscount: { percentage } }] }));
    expect(discount('12.5')).toEqual([]);
    expect(discount('12.555')).toEqual([
      'order.appliedDiscounts[0].merchantDiscount.percentage: DECIMAL_MAX_SCALE',
    ]);
    expect(discount('12.500')).toEqual([]);
  });

  it('docs: of a oneOf at most one may be set, and one must where the group is required', () => {
    const pay = (details: object) =>
      brief(addPayments, { orderId: guid, payments: [{ amount: { amount: '1' }, ...details }] });
    const customize = (settings: object) =>
      brief(createCustomization, { customization: { name: 'Frame', ...settings } });
    expect(customize({})).toContain('customization: REQUIRED_ONE_OF_FIELD');
    expect(customize({ freeTextInput: {} })).not.toContain('customization: REQUIRED_ONE_OF_FIELD');
    expect(
      pay({ regularPaymentDetails: {}, giftcardPaymentDetails: { giftCardPaymentId: 'x', appId: guid } }),
    ).toEqual(['payments[0]: ONE_OF_ALIGNMENT']);
    expect(pay({ regularPaymentDetails: {}, giftcardPaymentDetails: null })).toEqual([]);
  });

  it('docs: bounds told only in prose hold too', () => {
    const review = (rating: number) =>
      brief(createReview, {
        review: {
          namespace: 'stores',
          entityId: 'x',
          author: { authorName: 'A' },
          content: { title: 'T', body: 'B', rating },
        },
      });
    expect(review(5)).toEqual([]);
    expect(review(6)).toEqual(['review.content.rating: MAX']);
    expect(review(0)).toEqual(['review.content.rating: MIN']);
  });

  it('docs: read-only fields are not looked at in the sense of a rejection', () => {
    expect(
      brief(updateOrder, { order: { id: guid, number: '10001', createdDate: '2024-01-01T00:00:00.000Z' } }),
    ).toEqual([]);
  });

  it('docs: every violation has data, whatever is thrown at it', () => {
    const hostile = [null, 1, 'x', [], { order: null }, { order: { lineItems: [[], null, 'a', {}] } }];
    const violations = hostile.flatMap((request) => checkRequest(createOrder, request));
    expect(violations.length).toBeGreaterThan(5);
    expect(violations.filter(({ data }) => typeof data !== 'object')).toEqual([]);
  });
});
