import { expect, it } from 'vitest';
import { toPlatformFilter, type ListFilter } from '#admin/data/list-state.ts';
import { draftListSpec } from './list-spec.ts';

const filterOf = (state: ListFilter, ownFields: boolean) =>
  toPlatformFilter(state, draftListSpec, { now: new Date(), timeZone: 'UTC', currency: 'EUR', ownFields });

it('holds no edits of orders, which have a tab of their own', () => {
  const noEdit = { orderId: { $exists: false } };
  const notEditing = { source: { $exists: false } };
  expect(filterOf({}, true)).toEqual({ status: 'DRAFT', ...noEdit, ...notEditing });
  expect(filterOf({ tab: 'placed' }, true)).toEqual({ status: { $in: ['COMMITTED'] }, ...notEditing });
  expect(filterOf({ tab: 'edits' }, true)).toEqual({
    status: { $in: ['DRAFT'] },
    source: { $exists: true },
  });
});

it('asks a hosted platform for what the contract declares', () => {
  expect(filterOf({}, false)).toEqual({ status: 'DRAFT', orderId: { $exists: false } });
  expect(filterOf({ tab: 'placed' }, false)).toEqual({ status: { $in: ['COMMITTED'] } });
});
