import { expect, it } from 'vitest';
import { besidePanel, type ResourceColumn } from './resource-column.ts';

const column = (id: string, more: Partial<ResourceColumn<{ id: string }>> = {}) => ({
  id,
  label: id,
  width: 100,
  render: () => null,
  ...more,
});
const columns = [column('who'), column('every', { inPanel: true }), column('amount')];
const ids = (left: readonly { id: string }[]) => left.map(({ id }) => id);

it('leaves out beside an open record what its panel displays, unless somebody chose the columns', () => {
  expect(ids(besidePanel(columns, {}))).toEqual(['who', 'amount']);
  expect(ids(besidePanel(columns, { columns: ['who', 'every'] }))).toEqual(['who', 'every', 'amount']);
});
