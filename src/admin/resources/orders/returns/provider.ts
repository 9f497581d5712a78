import type { ListedReturn } from '#shared/returns.ts';
import type { PageQuery } from '#wix/page-query.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { callApi } from '#admin/access/call-api.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { returnListSpec } from './list-spec.ts';
import { RETURNS } from './use-returns.ts';

interface Page {
  returns: ListedReturn[];
  pagingMetadata?: { cursors?: { next?: string } };
}

export const returnsProvider = platformProvider({
  spec: returnListSpec,
  items: 'returns',
  async list(query: PageQuery, options?: CallOptions) {
    const { returns, ...page } = await callApi<Page>('POST', `${RETURNS}/query`, { query }, options);
    return { ...page, returns: returns.map((one) => ({ ...one, _id: one.id })) };
  },
  async get(id, options) {
    const path = `${RETURNS}/${encodeURIComponent(id)}/read`;
    const found = (await callApi<{ return: ListedReturn }>('POST', path, {}, options)).return;
    return { ...found, _id: found.id };
  },
  count: async (filter, options) =>
    (await callApi<{ count: number }>('POST', `${RETURNS}/count`, { filter }, options)).count,
});
