import { expect, it } from 'vitest';
import { displayedItems, SETUP_ITEMS, type SetupItem } from './setup-checklist.ts';

const list = (open: readonly SetupItem[], hidden?: SetupItem[]) => ({
  items: SETUP_ITEMS.map((name) => ({ name, done: !open.includes(name) })),
  currency: 'EUR',
  language: 'en',
  ...(hidden && { hidden }),
});
const namesOf = (items: { name: SetupItem }[]) => items.map(({ name }) => name);

it('displays the whole list until all of it is done', () => {
  expect(namesOf(displayedItems(list(['tax'])))).toEqual(SETUP_ITEMS);
  expect(displayedItems(list([]))).toEqual([]);
});

it('returns from where it was hidden with what nobody can buy without, and with nothing else', () => {
  expect(displayedItems(list(['tax', 'payment'], ['tax', 'payment']))).toEqual([]);
  expect(namesOf(displayedItems(list(['tax', 'payment', 'email'], ['tax'])))).toEqual(['payment']);
});
