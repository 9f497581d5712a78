import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import type { PageRequest } from '../shell/define-page.ts';
import { PAGE_SIZE, readPage } from './read-page.ts';

interface SearchRequest {
  filter?: { $and: [object, { _id?: { $in: string[] }; $not?: { _id: { $in: string[] } } }] };
  cursorPaging: { limit: number; cursor?: string };
}

/** A platform with that listing, the newest first; a cursor is the place to go on from. */
function platform(ids: readonly string[]) {
  let within: readonly string[] = ids;
  const answer = (from: number, limit: number) => ({
    products: within.slice(from, from + limit).map((_id) => ({ _id })),
    pagingMetadata: { cursors: from + limit < within.length ? { next: String(from + limit) } : {} },
  });
  const find = async ({ filter, cursorPaging: { limit } }: SearchRequest) => {
    const [, part] = filter?.$and ?? [];
    const [some, none] = [part?._id?.$in, part?.$not?._id.$in];
    within = ids.filter((id) => (some ? some.includes(id) : none ? !none.includes(id) : true));
    return answer(0, limit);
  };
  const use =
    () =>
    async ({ cursorPaging: { cursor, limit } }: SearchRequest) =>
      answer(Number(cursor), limit);
  return { find: find as never, shop: { use } as unknown as PageRequest['shop'] };
}

it('pages of a listing hold each product once: those with a place, then the others', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 260 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 14 }),
      async (size, placed, page) => {
        const ids = Array.from({ length: size }, (_, index) => `p${index}`);
        const places = ids.toReversed().slice(0, placed);
        const shelf = [...places, ...ids.filter((id) => !places.includes(id))];
        const last = Math.max(1, Math.ceil(size / PAGE_SIZE));
        const at = Math.min(page, last);
        const { find, shop } = platform(ids);
        const read = await readPage(shop, find, { filter: {} }, { page, places });
        expect(read.page).toBe(at);
        expect(read.products.map(({ _id }) => _id)).toEqual(
          shelf.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE),
        );
      },
    ),
    runs(200),
  );
});
