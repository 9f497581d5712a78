import type { DataProvider, GetListParams } from 'ra-core';
import { expect, it } from 'vitest';
import { readEveryRecord } from './every-record.ts';

const rows = Array.from({ length: 250 }, (_, id) => ({ id }));

const sliceOf = ({ pagination: { page, perPage } = { page: 1, perPage: 25 } }: Partial<GetListParams>) => ({
  data: rows.slice((page - 1) * perPage, page * perPage),
  hasNextPage: page * perPage < rows.length,
});

const providerWith = (getList: (params: GetListParams) => object) =>
  ({
    getList: (_: string, params: GetListParams) => Promise.resolve(getList(params)),
  }) as unknown as DataProvider;

it('reads on while the provider says that there is a next page', async () => {
  const provider = providerWith((params) => {
    const { data, hasNextPage } = sliceOf(params);
    return { data, pageInfo: { hasNextPage, hasPreviousPage: false } };
  });
  expect(await readEveryRecord(provider, 'promotions')).toEqual(rows);
});

it('reads on until it has the total of a provider that counts', async () => {
  const provider = providerWith((params) => ({ data: sliceOf(params).data, total: rows.length }));
  expect(await readEveryRecord(provider, 'staff')).toEqual(rows);
});

it('ends where a provider counts more than it returns', async () => {
  const provider = providerWith(({ pagination }) => ({
    data: pagination?.page === 1 ? rows.slice(0, 10) : [],
    total: 99,
  }));
  expect(await readEveryRecord(provider, 'staff')).toHaveLength(10);
});
