import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import { withNewest, type RowPage } from './latest-pages.ts';

const SIZE = 4;

interface Row {
  id: string;
  told: number;
}

/** Pages of what there is, the latest first, as far as somebody read on. */
function read(all: readonly Row[], pages: number): RowPage<Row>[] {
  return Array.from({ length: Math.max(1, Math.min(pages, Math.ceil(all.length / SIZE))) }, (_, page) => {
    const end = (page + 1) * SIZE;
    const last = all[end - 1];
    return { rows: all.slice(page * SIZE, end), next: last && end < all.length ? `after ${last.id}` : null };
  });
}
const ids = (pages: readonly RowPage<Row>[]) => pages.flatMap(({ rows }) => rows.map(({ id }) => id));
const rows = (count: number, told = 0): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${count - index}`, told }));

it('what came is before what was known, each once, and the reading goes on where it was', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(12), fc.integer({ min: 1, max: 6 }), (before, came, pages) => {
      const known = read(rows(before), pages);
      const now = rows(before + came, 1);
      const [newest] = read(now, 1);
      if (!newest) throw new Error('There is always a page.');
      const after = withNewest(known, newest);
      const meets = came < SIZE;
      const wanted = meets ? Math.max(SIZE, ids(known).length + came) : SIZE;
      expect(ids(after)).toEqual(now.slice(0, wanted).map(({ id }) => id));
      const end = ids(after).length;
      expect(after.at(-1)?.next ?? null).toBe(end < now.length ? `after ${now[end - 1]?.id}` : null);
      // What the first page tells now is what is shown.
      expect(after[0]?.rows.slice(0, SIZE)).toEqual(newest.rows);
    }),
    runs(500),
  );
});

it('what the first page tells no longer is gone, however far down that leaves its end', () => {
  const known = read(rows(12), 3);
  const left = rows(12).filter(({ id }) => !['12', '10', '9'].includes(id));
  const [newest] = read(left, 1);
  const after = withNewest(known, newest ?? { rows: [], next: null });
  expect(ids(after)).toEqual(left.map(({ id }) => id));
  expect(after[0]?.next).toBe(newest?.next);
  expect(after.at(-1)?.next).toBeNull();
});

it('where nothing is left, nothing is shown', () => {
  expect(withNewest(read(rows(9), 2), { rows: [], next: null })).toEqual([{ rows: [], next: null }]);
});
