import { describe, expect, it } from 'vitest';
import { changedParts, createdId, entityIdsOf } from './changed-parts.ts';

describe('changedParts', () => {
  it('keeps the fields that differ, added and removed ones too', () => {
    const before = { order: { id: '1', note: 'a', tags: ['x'], gone: true, updatedDate: 'then' } };
    const after = { order: { id: '1', note: 'a', tags: ['x', 'y'], fresh: 1, updatedDate: 'now' } };
    expect(changedParts(before, after)).toEqual({
      before: { tags: ['x'], gone: true },
      after: { tags: ['x', 'y'], fresh: 1 },
    });
  });

  it('looks past what a reply carries beside its entity, and leaves out what was only not read before', () => {
    const before = { order: { id: '1', note: 'a' } };
    const after = { order: { id: '1', note: 'b', activities: [1] }, activityId: '7' };
    expect(changedParts(before, after, ['note'])).toEqual({ before: { note: 'a' }, after: { note: 'b' } });
    expect(changedParts(before, after, ['activities'])).toEqual({
      before: { note: 'a' },
      after: { note: 'b', activities: [1] },
    });
  });

  it('keeps the whole of what was removed', () => {
    expect(changedParts({ id: '1', note: 'a' }, {})).toEqual({ before: { id: '1', note: 'a' }, after: {} });
  });
});

describe('entityIdsOf', () => {
  it('takes the ids of path and body, each once', () => {
    expect(
      entityIdsOf({ id: '1' }, { id: '1', ecomOrderIds: ['2', '3'], note: 'x', paid: true, ids: [4] }),
    ).toEqual(['1', '2', '3']);
  });
});

it.each([
  [{ ordersWithFulfillments: [{ orderId: '1', fulfillments: [{ id: 'x' }] }, { orderId: '2' }] }, ['1', '2']],
  [{ orders: [{ order: { id: '1' }, fieldmask: [] }], returnEntity: true }, ['1']],
  [{ orderId: '1', lineItems: [{ lineItemId: 'x' }] }, ['1']],
  [{ lines: ['a', 7, null] }, []],
])('takes the ids of the entries of a bulk request: %j', (body, ids) => {
  expect(entityIdsOf({}, body)).toEqual(ids);
});

describe('createdId', () => {
  it('looks inside the entity of a reply', () => {
    expect(createdId({ order: { id: '1' } })).toBe('1');
    expect(createdId({ results: [], bulkActionMetadata: {} })).toBeUndefined();
  });
});
