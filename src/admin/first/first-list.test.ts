// @vitest-environment happy-dom
import { getQuery, parseQueryFromLocation } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { ordersOpeningCalls } from '../../shared/desks/orders-opening.ts';
import { firstOrders } from '../resources/sales/orders/list/first.ts';
import { firstParams, firstQueries, saveRequestedList } from './first-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.counterpartEarly = undefined;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** As react-admin reads the same. */
function asReactAdmin(search: string, params: object) {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params,
    filterDefaultValues: undefined,
    sort: firstOrders.spec.openingSort,
    perPage: firstOrders.perPage,
  });
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: { ...(query.filter as object) },
  };
}

const filter = encodeURIComponent(JSON.stringify({ tab: 'toFulfil', where: [['total', 'atLeast', '1']] }));

it.each([
  ['', {}],
  ['?page=2&perPage=25', {}],
  ['?sort=number&order=ASC', { filter: { tab: 'refunded' } }],
  [`?filter=${filter}&page=1`, {}],
  ['?filter=notjson', {}],
  ['?page=x&perPage=y', {}],
  ['', { filter: { tab: 'refunded' }, page: 1 }],
  ['', { filter: {}, sort: 'number', order: 'ASC', page: 3, perPage: 100 }],
  ['', { filter: {}, page: 1 }],
])('reads %s and what was kept as the list itself does', (search, stored) => {
  expect(firstParams(firstOrders, search, { ...stored })).toEqual(asReactAdmin(search, stored));
});

it('keeps what the address asks for, and nothing where it asks for nothing', () => {
  const kept = () => JSON.parse(localStorage.getItem('RaStore.orders.listParams') ?? 'null') as unknown;
  history.replaceState(null, '', '/admin/orders');
  saveRequestedList(firstOrders);
  expect(kept()).toBeNull();
  const search = `?filter=${filter}&sort=number&order=ASC&page=2`;
  history.replaceState(null, '', `/admin/orders${search}`);
  saveRequestedList(firstOrders);
  expect(kept()).toEqual({
    page: 2,
    perPage: firstOrders.perPage,
    sort: 'number',
    order: 'ASC',
    filter: { tab: 'toFulfil', where: [['total', 'atLeast', '1']] },
  });
});

it('asks what the document has asked already', async () => {
  const fetching = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetching);
  const answers = [{ orders: [{ id: 'o1', number: '10001' }] }, { aggregates: { all: {} } }];
  const early = ordersOpeningCalls.map(
    ({ path, body }, index) =>
      [`POST ${path} ${body}`, Promise.resolve(Response.json(answers[index]))] as const,
  );
  globalThis.counterpartEarly = { answers: new Map(early) };
  const { rows, counts } = firstQueries(firstOrders);
  const { signal } = new AbortController();
  expect((await rows.queryFn({ signal })).data).toMatchObject([{ id: 'o1', number: '10001' }]);
  expect(await counts.queryFn({ signal })).toMatchObject({ data: { all: 0 } });
  expect(fetching).not.toHaveBeenCalled();
});

it('asks anew where the document got no answer, and the second time', async () => {
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ orders: [] })));
  vi.stubGlobal('fetch', fetching);
  const [{ path, body }] = ordersOpeningCalls;
  const away = Promise.reject(new TypeError('away'));
  globalThis.counterpartEarly = { answers: new Map([[`POST ${path} ${body}`, away]]) };
  const { rows } = firstQueries(firstOrders);
  const { signal } = new AbortController();
  await rows.queryFn({ signal });
  await rows.queryFn({ signal });
  expect(fetching).toHaveBeenCalledTimes(2);
});
