// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { badgeOperations } from './badge-operations.ts';
import { enterpriseMediaOperations } from './enterprise-media-operations.ts';

const MAX_PAGE = 100;
const TOTAL = 230;

interface Paging {
  limit: number;
  offset?: number;
}

/** The ids of a page, as the contract cuts it. */
const pageOf = ({ limit, offset = 0 }: Paging): string[] =>
  Array.from(
    { length: Math.max(0, Math.min(limit, MAX_PAGE, TOTAL - offset)) },
    (_, at) => `id-${offset + at}`,
  );

const serve = (respond: (url: URL, body: Record<string, unknown>) => object) =>
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    return Promise.resolve(Response.json(respond(new URL(input, 'http://shop.test'), body)));
  });

afterEach(() => vi.unstubAllGlobals());

it('reads as many members of a badge as are displayed, page by page', async () => {
  const pages: Paging[] = [];
  serve((url, body) => {
    if (url.pathname.includes('/members/query')) {
      const { filter } = body['query'] as { filter: { id: { $in: string[] } } };
      return { members: filter.id.$in.map((id) => ({ id, loginEmail: `${id}@example.com` })) };
    }
    const paging = {
      limit: Number(url.searchParams.get('paging.limit')),
      offset: Number(url.searchParams.get('paging.offset') ?? 0),
    };
    pages.push(paging);
    return { memberIds: pageOf(paging) };
  });
  const members = await badgeOperations.members('badge', 200);
  expect(members.map(({ loginEmail }) => loginEmail).at(-1)).toBe('id-199@example.com');
  expect(members).toHaveLength(200);
  expect(await badgeOperations.members('badge', 300)).toHaveLength(TOTAL);
  expect(pages.every(({ limit }) => limit <= MAX_PAGE)).toBe(true);
});

it('reads as many items of a shared library as are displayed, page by page', async () => {
  const pages: Paging[] = [];
  serve((_url, body) => {
    const { paging } = body['query'] as { paging: Paging };
    pages.push(paging);
    return { items: pageOf(paging).map((id) => ({ id })), pagingMetadata: { total: TOTAL } };
  });
  const found = await enterpriseMediaOperations.items({ categoryId: 'all', words: '', limit: 120 });
  expect(found.items.map(({ _id }) => _id)).toEqual(
    pageOf({ limit: 100 }).concat(pageOf({ limit: 20, offset: 100 })),
  );
  expect(found.total).toBe(TOTAL);
  const all = await enterpriseMediaOperations.items({ categoryId: 'all', words: '', limit: 300 });
  expect(all.items).toHaveLength(TOTAL);
  expect(pages.every(({ limit }) => limit <= MAX_PAGE)).toBe(true);
});
