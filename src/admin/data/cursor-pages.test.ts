import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import { createCursorPages, type FetchSlice } from './cursor-pages.ts';

/** A list of numbers behind cursors that name the last item seen, as the platform's do. */
function numbers(count: number) {
  const all = Array.from({ length: count }, (_, index) => index);
  const fetchSlice = vi.fn<FetchSlice<number, string>>(({ limit, cursor }) => {
    const from = cursor === undefined ? 0 : all.indexOf(Number(cursor)) + 1;
    const items = all.slice(from, from + limit);
    const more = from + limit < all.length;
    return Promise.resolve({ items, next: more ? String(items.at(-1)) : undefined });
  });
  return { all, fetchSlice, page: createCursorPages(fetchSlice) };
}

const request = (page: number, perPage = 25, key = 'newest') => ({ key, query: key, page, perPage });

describe('numbered pages over cursors', () => {
  it('are the same slices in whatever order and size they are asked for', async () => {
    const visits = fc.array(
      fc.record({ page: fc.integer({ min: 1, max: 14 }), perPage: fc.constantFrom(10, 25, 50, 100) }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 700 }), visits, async (count, requested) => {
        const { all, page } = numbers(count);
        for (const { page: number, perPage } of requested) {
          const start = (number - 1) * perPage;
          const found = await page(request(number, perPage));
          expect(found.items).toEqual(all.slice(start, start + perPage));
          expect(found.hasNext).toBe(start + perPage < count);
        }
      }),
    );
  });

  it('cost one call each when one goes on and back', async () => {
    const { fetchSlice, page } = numbers(200);
    for (const number of [1, 2, 3, 4]) await page(request(number));
    expect(fetchSlice).toHaveBeenCalledTimes(4);
    await page(request(3));
    expect(fetchSlice).toHaveBeenCalledTimes(5);
    expect(fetchSlice.mock.lastCall?.[0]).toMatchObject({ cursor: '49', limit: 25 });
  });

  it('are walked to in long strides from a deep link', async () => {
    const { fetchSlice, page } = numbers(700);
    const { items } = await page(request(11));
    expect(items[0]).toBe(250);
    expect(fetchSlice.mock.calls.map(([slice]) => slice.limit)).toEqual([100, 100, 50, 25]);
  });

  it('say when the list ended before the page', async () => {
    const { page } = numbers(30);
    await expect(page(request(4))).resolves.toEqual({ items: [], hasNext: false, beyondEnd: true });
  });

  it('keep the cursors of another filter apart', async () => {
    const { fetchSlice, page } = numbers(200);
    await page(request(1));
    await page(request(2, 25, 'cheapest'));
    expect(fetchSlice.mock.calls.map(([{ query, cursor }]) => [query, cursor])).toEqual([
      ['newest', undefined],
      ['cheapest', undefined],
      ['cheapest', '24'],
    ]);
  });

  it('remember so many lists and places only, and walk again to what was forgotten', async () => {
    const { fetchSlice, page } = numbers(2000);
    for (let number = 1; number <= 600; number += 1) await page(request(number, 2));
    const strides = async (number: number) => {
      fetchSlice.mockClear();
      expect((await page(request(number, 2))).items[0]).toBe((number - 1) * 2);
      return fetchSlice.mock.calls.map(([slice]) => slice.limit);
    };
    expect(await strides(590)).toEqual([2]);
    expect(await strides(51)).toEqual([100, 2]);
    for (let index = 0; index < 50; index += 1) await page(request(1, 25, `list ${index}`));
    expect(await strides(51)).toEqual([100, 2]);
  });

  it('begin anew, once, when the platform rejects a cursor', async () => {
    const { fetchSlice, page } = numbers(200);
    await page(request(1));
    fetchSlice.mockRejectedValueOnce(new CallError({ code: 'INVALID', status: 400, message: 'Bad cursor' }));
    const { items } = await page(request(2));
    expect(items[0]).toBe(25);
    const rejected = new CallError({ code: 'INVALID', status: 400, message: 'Bad filter' });
    fetchSlice.mockRejectedValue(rejected);
    await expect(page(request(1, 25, 'nonsense'))).rejects.toBe(rejected);
  });

  it('hand on the signal of whoever asks', async () => {
    const { fetchSlice, page } = numbers(60);
    const { signal } = new AbortController();
    await page({ ...request(2), signal });
    expect(fetchSlice.mock.calls.every(([slice]) => slice.signal === signal)).toBe(true);
  });
});
