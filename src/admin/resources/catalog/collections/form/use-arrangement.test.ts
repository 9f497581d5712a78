import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { MAX_ARRANGED } from '#shared/collection-sort.ts';
import { moved } from '#admin/ui/order/moved.ts';
import { placedAfter } from './use-arrangement.ts';

/** As the listing stands: those with a place, then the others by age. */
const shelfOf = (placed: readonly string[], byAge: readonly string[]) => [
  ...placed,
  ...byAge.filter((id) => !placed.includes(id)),
];

it('after a move the listing stands as it was shown, with no more places than that takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), fc.nat(), fc.nat(), fc.nat(), (size, a, b, c) => {
      const byAge = Array.from({ length: size }, (_, index) => ({ id: `p${index}` }));
      const placed = byAge
        .toReversed()
        .slice(0, a % (size + 1))
        .map(({ id }) => id);
      const before = shelfOf(
        placed,
        byAge.map(({ id }) => id),
      ).map((id) => ({ id }));
      const [from, to] = [b % size, c % size];
      const shown = moved(before, before[from]?.id ?? '', to - from).map(({ id }) => id);
      const count = placedAfter(placed.length, { from, to });
      expect(count).toBeLessThanOrEqual(Math.max(placed.length + 1, to + 1));
      expect(
        shelfOf(
          shown.slice(0, count),
          byAge.map(({ id }) => id),
        ),
      ).toEqual(shown);
    }),
    runs(500),
  );
});

it('a listing has a hundred places', () => {
  expect(placedAfter(MAX_ARRANGED, { from: 140, to: 3 })).toBe(MAX_ARRANGED);
  expect(placedAfter(MAX_ARRANGED, { from: 1, to: 99 })).toBe(MAX_ARRANGED);
});
