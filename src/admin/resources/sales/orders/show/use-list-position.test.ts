import { expect, test } from 'vitest';
import { totalOfPage } from './use-list-position.ts';

test('a page of the list keeps the total that it was read with', () => {
  const page = [{ id: 'a' }, { id: 'b' }];
  expect(totalOfPage(page, undefined)).toBeUndefined();
  expect(totalOfPage(page, 10)).toBe(10);
  // The first order left the filter; the page still shows it before the second.
  expect(totalOfPage(page, 9)).toBe(10);
  expect(totalOfPage([{ id: 'b' }], 9)).toBe(9);
});
