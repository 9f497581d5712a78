import { expect, it } from 'vitest';
import { operations } from './catalogue.ts';
import { checkReply } from './check-reply.ts';
import { completeReply } from './complete-reply.ts';
import type { OperationRecord } from './schema.ts';

const getOrder = operations.find(({ name }) => name === 'getOrder') as OperationRecord;
/** With all that is never null. */
const check = (reply: object): string[] => checkReply(getOrder, completeReply(getOrder, reply));

it('docs: a reply of the contract passes, fields hidden from the public types included', () => {
  const order = {
    id: 'x',
    createdDate: '2024-01-01T00:00:00.000Z',
    status: 'APPROVED',
    lineItems: [{ id: 'l', quantity: 2, image: { id: 'i', focalPoint: { x: 0.5, y: 0.5 } } }],
    extendedFields: { namespaces: { a: { b: 1 } } },
    buyerNote: undefined,
  };
  expect(check({ order })).toEqual([]);
  expect(check({})).toEqual([]);
});

it('docs: foreign fields, wrong types and unknown words are told with their path', () => {
  const order = {
    site_id: 's',
    status: 'LOST',
    createdDate: new Date(0),
    lineItems: [{ quantity: 1.5 }, 'x'],
    archived: 1,
  };
  expect(check({ order })).toEqual([
    'order.site_id: not in the contract',
    'order.status: "LOST" is not a known value',
    'order.createdDate: expected an ISO timestamp, found "1970-01-01T00:00:00.000Z"',
    'order.lineItems[0].quantity: expected an integer, found 1.5',
    'order.lineItems[1]: expected an object',
    'order.archived: expected a boolean, found 1',
  ]);
  expect(checkReply(getOrder, [])).toEqual(['reply: expected an object']);
  expect(check({ order: { lineItems: 'none' } })).toEqual(['order.lineItems: expected an array']);
});

it('docs: fields that exclude each other are told', () => {
  const buyerInfo = { visitorId: 'v', memberId: 'm' };
  expect(check({ order: { buyerInfo } })).toEqual([
    'order.buyerInfo: visitorId and memberId exclude each other (id)',
  ]);
});

it('sdk: what the types say is never null is missed', () => {
  expect(checkReply(getOrder, { order: { id: 'x' } })).toContain(
    "order.lineItems: is not there, which the SDK's types promise",
  );
});
