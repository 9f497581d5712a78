import { expect, it } from 'vitest';
import { byField, isMatch } from './local-filter.ts';

const fields = { name: 'Winter three', uses: 12, start: new Date('2026-11-27T09:00:00Z'), tags: ['a', 'b'] };

it.each<[object, boolean]>([
  [{}, true],
  [{ name: 'Winter three' }, true],
  [{ name: { $contains: 'THREE' } }, true],
  [{ name: { $startsWith: 'win' }, uses: { $gt: 12 } }, false],
  [{ uses: { $gte: 12, $lt: 13 } }, true],
  [{ start: { $gte: '2026-11-27T00:00:00.000Z', $lt: '2026-11-28T00:00:00.000Z' } }, true],
  [{ end: { $lt: '2027' } }, false],
  [{ end: { $exists: false } }, true],
  [{ $or: [{ uses: 1 }, { $and: [{ uses: { $ne: 1 } }, { name: { $in: ['Winter three'] } }] }] }, true],
  [{ tags: { $hasAll: ['a', 'c'] } }, false],
  [{ tags: { $hasSome: ['a', 'c'] } }, true],
  [{ name: { $nin: ['Winter three'] } }, false],
])('%j is asked of what is held', (filter, matches) => {
  expect(isMatch(filter as Record<string, unknown>, fields)).toBe(matches);
});

it('rejects to guess', () => {
  expect(() => isMatch({ name: { $near: 1 } }, fields)).toThrow('$near');
});

it('sorts what has no value first, and last the other way round', () => {
  const rows = [{ uses: 2 }, { uses: 10 }, {}];
  expect(rows.toSorted(byField('uses', 'ASC'))).toEqual([{}, { uses: 2 }, { uses: 10 }]);
  expect(rows.toSorted(byField('uses', 'DESC'))).toEqual([{ uses: 10 }, { uses: 2 }, {}]);
});
