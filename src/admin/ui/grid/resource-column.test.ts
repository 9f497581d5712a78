import { expect, it } from 'vitest';
import { besidePanel, shownColumns, type ResourceColumn } from './resource-column.ts';

const column = (id: string, more: Partial<ResourceColumn<{ id: string }>> = {}) => ({
  id,
  label: id,
  width: 100,
  render: () => null,
  ...more,
});
const columns = [column('customer'), column('every', { inPanel: true }), column('amount')];
const ids = (left: readonly { id: string }[]) => left.map(({ id }) => id);

it('leaves out beside an open record what its panel displays, unless somebody chose the columns', () => {
  expect(ids(besidePanel(columns, {}))).toEqual(['customer', 'amount']);
  expect(ids(besidePanel(columns, { columns: ['customer', 'every'] }))).toEqual([
    'customer',
    'every',
    'amount',
  ]);
});

it('keeps the columns of a view that was saved before one was renamed', () => {
  expect(ids(shownColumns(columns, { columns: ['who', 'amount'] }))).toEqual(['customer', 'amount']);
});
