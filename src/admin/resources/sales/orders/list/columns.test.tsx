import { expect, it } from 'vitest';
import { querySpec } from '#platform/contract/catalogue.ts';
import { orderColumns } from './columns.tsx';

const declared = new Map(
  querySpec('ecom_orders', 'OrderSearchSpec').fields.map((each) => [each.field, each]),
);

it('sorts only by what the platform sorts by', () => {
  const sorted = orderColumns.flatMap(({ sortBy }) => sortBy ?? []);
  expect(sorted.length).toBeGreaterThan(5);
  expect(sorted.filter((field) => declared.get(field)?.sort !== 'BOTH')).toEqual([]);
});
