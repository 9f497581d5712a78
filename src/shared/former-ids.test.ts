import { expect, it } from 'vitest';
import { currentId } from './former-ids.ts';

const among =
  (...known: string[]) =>
  (id: string) =>
    known.includes(id);

it.each([
  ['left', among('customer', 'abandoned'), 'abandoned'],
  ['left', among('balanceOfValue'), 'balanceOfValue'],
  ['left', among('left', 'abandoned'), 'left'],
  ['left', among('name'), 'left'],
  ['who', among('product', 'member'), 'member'],
  ['constructor', among('name'), 'constructor'],
])('%s is called by its id in this list', (id, isKnown, expected) => {
  expect(currentId(id, isKnown)).toBe(expected);
});
