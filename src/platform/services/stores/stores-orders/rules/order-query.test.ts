import { expect, it } from 'vitest';
import { orderQuery } from './order-query.ts';

const PLACED = { status: { $ne: 'INITIALIZED' } };

it('docs: reads filter and sort as text or as objects, and lists what was placed', () => {
  expect(orderQuery({})).toEqual({ filter: PLACED });
  expect(orderQuery({ filter: '{}', sort: '' })).toEqual({ filter: PLACED });
  expect(
    orderQuery({ filter: '{"dateCreated":{"$gte":"2024-01-01"}}', sort: '[{"dateCreated":"desc"}]' }),
  ).toEqual({
    filter: { $and: [PLACED, { createdDate: { $gte: '2024-01-01' } }] },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
  });
  expect(orderQuery({ filter: { number: 10_001, archived: false }, sort: '{"number":"asc"}' })).toEqual({
    filter: { $and: [PLACED, { $and: [{ number: 10_001 }, { archived: false }] }] },
    sort: [{ fieldName: 'number', order: 'ASC' }],
  });
});

it('docs: statuses of today count among those that there were', () => {
  const [, filter] = orderQuery({ filter: { paymentStatus: 'NOT_PAID' } }).filter['$and'] as unknown[];
  expect(filter).toEqual({ paymentStatus: { $in: ['NOT_PAID', 'DECLINED', 'CANCELED', 'UNSPECIFIED'] } });
  const [, unpaid] = orderQuery({ filter: { paymentStatus: { $ne: 'PAID' } } }).filter['$and'] as unknown[];
  expect(unpaid).toEqual({ $and: [{ $not: { paymentStatus: { $in: ['PAID'] } } }] });
});

it('docs: a canceled order is neither fulfilled nor waiting to be', () => {
  const [, waiting] = orderQuery({ filter: '{"fulfillmentStatus":"NOT_FULFILLED"}' }).filter[
    '$and'
  ] as unknown[];
  expect(waiting).toEqual({
    $and: [{ fulfillmentStatus: { $in: ['NOT_FULFILLED'] } }, { status: { $ne: 'CANCELED' } }],
  });
  const [, canceled] = orderQuery({ filter: { fulfillmentStatus: 'CANCELED' } }).filter['$and'] as unknown[];
  expect(canceled).toEqual({ status: 'CANCELED' });
});

it('docs: looks for products in lists', () => {
  const [, equal] = orderQuery({ filter: { 'lineItems.productId': 'p1' } }).filter['$and'] as unknown[];
  expect(equal).toEqual({ 'lineItems.catalogReference.catalogItemId': { $hasSome: ['p1'] } });
  const [, not] = orderQuery({ filter: { 'lineItems.name': { $ne: 'Bowl' } } }).filter['$and'] as unknown[];
  expect(not).toEqual({ $and: [{ $not: { 'lineItems.productName.original': { $hasSome: ['Bowl'] } } }] });
});
