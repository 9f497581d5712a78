import { expect, test } from 'vitest';
import { fitChoice, isComplete, type ExportLayout } from '#shared/export-layout.ts';
import { listChoice, standardChoice, wholeChoice } from './column-sets.ts';

const layout: ExportLayout = {
  rows: ['orders', 'parcels'],
  groups: [
    { name: 'parcels', columns: { carrier: 'Carrier', weight: 'Weight' }, rows: 'parcels' },
    { name: 'order', columns: { number: 'Order', total: 'Total', currency: 'Currency' } },
  ],
  defaults: { orders: ['number', 'total'], parcels: ['number', 'carrier'] },
};

test('the columns of the list are those of the file, an amount with its currency and a parcel with its own', () => {
  expect(listChoice(layout, 'orders', ['total', 'number'])?.columns).toEqual(['total', 'currency', 'number']);
  expect(listChoice(layout, 'parcels', ['number'])?.columns).toEqual(['number', 'carrier']);
  expect(listChoice(layout, 'orders', ['number', 'avatar'])).toBeUndefined();
});

test('each kind of row has a standard set and all columns', () => {
  expect(standardChoice(layout, 'parcels').columns).toEqual(['number', 'carrier']);
  expect(wholeChoice(layout, 'orders').columns).toEqual(['number', 'total', 'currency']);
  expect(wholeChoice(layout, 'parcels').columns).toHaveLength(5);
});

test('a saved set of an earlier version keeps what there still is', () => {
  expect(fitChoice(layout, { rows: 'parcels', columns: ['weight', 'fax', 'weight', 'number'] })).toEqual({
    rows: 'parcels',
    columns: ['weight', 'number'],
  });
  expect(fitChoice(layout, { rows: 'pallets', columns: ['weight', 'number'] })).toEqual({
    rows: 'orders',
    columns: ['number'],
  });
});

test('rows of parcels need a column that tells them apart from orders', () => {
  expect(isComplete(layout, { rows: 'parcels', columns: ['number'] })).toBe(false);
  expect(isComplete(layout, { rows: 'parcels', columns: ['number', 'weight'] })).toBe(true);
  expect(isComplete(layout, { rows: 'orders', columns: ['number'] })).toBe(true);
  expect(isComplete(layout, { rows: 'orders', columns: [] })).toBe(false);
});

test('opens a column set that was saved before a column was renamed', () => {
  const current: ExportLayout = {
    rows: ['records'],
    groups: [{ name: 'records', columns: { cart: 'Cart', abandoned: 'Abandoned' } }],
    defaults: {},
  };
  expect(fitChoice(current, { rows: 'records', columns: ['left', 'bag', 'cart'] }).columns).toEqual([
    'abandoned',
    'cart',
  ]);
});
