import { expect, it } from 'vitest';
import { readEveryPage, type PageQuery } from './page-query.ts';

it('reads every page of a query by the cursors of the replies', async () => {
  const queries: PageQuery[] = [];
  const all = await readEveryPage('places', (query) => {
    queries.push(query);
    const at = Number(query.cursorPaging.cursor ?? 0);
    const next = at < 2 ? String(at + 1) : '';
    return Promise.resolve({ places: [`place ${at}`], pagingMetadata: { cursors: { next } } });
  });
  expect(all).toEqual(['place 0', 'place 1', 'place 2']);
  expect(queries.map(({ cursorPaging }) => cursorPaging.cursor)).toEqual([undefined, '1', '2']);
});
