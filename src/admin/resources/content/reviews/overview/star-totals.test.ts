import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StarCounts } from '#shared/review-overview.ts';
import { allOf, averageOf, bucketsOf } from './star-totals.ts';

const days = (from: string, counts: readonly StarCounts[]) =>
  counts.map((stars, index) => ({ day: format(addDays(parseISO(from), index), 'yyyy-MM-dd'), stars }));

it('loses no review and no day, whatever the period', () => {
  const stars = fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }) as fc.Arbitrary<StarCounts>;
  fc.assert(
    fc.property(
      fc.array(stars, { minLength: 1, maxLength: 400 }),
      fc.nat(700),
      fc.constantFrom(2, 12, 31),
      (counts, offset, max) => {
        const from = format(addDays(parseISO('2025-01-01'), offset), 'yyyy-MM-dd');
        const all = days(from, counts);
        const to = all.at(-1)?.day ?? from;
        const buckets = bucketsOf({ days: all, from, to }, max);
        expect(buckets.reduce((sum, each) => sum + allOf(each.stars), 0)).toBe(
          counts.reduce((sum, each) => sum + allOf(each), 0),
        );
        expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([from, to]);
        expect(buckets.length).toBeLessThanOrEqual(max + 2);
        const after = (end: string) => format(addDays(parseISO(end), 1), 'yyyy-MM-dd');
        expect(buckets.slice(1).map((each) => each.from)).toEqual(
          buckets.slice(0, -1).map((each) => after(each.to)),
        );
      },
    ),
  );
});

it('has no average where nobody wrote', () => {
  expect(averageOf([0, 0, 0, 0, 0])).toBeUndefined();
  expect(averageOf([1, 0, 0, 0, 1])).toBe(3);
});
