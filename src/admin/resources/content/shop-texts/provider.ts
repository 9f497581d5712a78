import type { ShopText, TextDoc } from '#shared/shop-texts.ts';
import { callApi } from '#admin/access/call-api.ts';

const PATH = '/admin/api/shop-texts';
const ALL = encodeURIComponent(JSON.stringify([0, 99]));

interface Options {
  signal?: AbortSignal;
}

export const shopTextsProvider = {
  supportAbortSignal: true,
  async getList(_: string, { signal }: Options) {
    const data = await callApi<ShopText[]>('GET', `${PATH}?range=${ALL}`, undefined, signal && { signal });
    return { data, total: data.length };
  },
  getOne: async (_: string, { id, signal }: Options & { id: string }) => ({
    data: await callApi<ShopText>('GET', `${PATH}/${id}`, undefined, signal && { signal }),
  }),
  update: async (_: string, { id, data }: { id: string; data: { revision: string; doc: TextDoc } }) => ({
    data: await callApi<ShopText>('PUT', `${PATH}/${id}`, { revision: data.revision, doc: data.doc }),
  }),
};
