import type { storePageExtensions } from '#shared/extensions/store-pages.ts';
import type { StorePageContent } from '#shared/store-pages.ts';
import { extensionClient } from '#admin/access/extension-client.ts';

const call = extensionClient<typeof storePageExtensions>();

interface Options {
  signal?: AbortSignal;
}

const signalOf = ({ signal }: Options): Options | undefined => signal && { signal };

export const storePagesProvider = {
  supportAbortSignal: true,
  async getList(_resource: string, options: Options) {
    const { pages } = await call('listStorePages', {}, signalOf(options));
    return { data: pages, total: pages.length };
  },
  getOne: async (_resource: string, { id, ...options }: Options & { id: string }) => ({
    data: (await call('getStorePage', { pageId: id }, signalOf(options))).page,
  }),
  create: async (_resource: string, { data }: { data: StorePageContent }) => ({
    data: (await call('createStorePage', { page: data })).page,
  }),
  async update(
    _resource: string,
    { id, data }: { id: string; data: Partial<StorePageContent> & { revision: string } },
  ) {
    const { revision, ...page } = data;
    return { data: (await call('updateStorePage', { pageId: id, revision, page })).page };
  },
  async delete(_resource: string, { id }: { id: string }) {
    await call('deleteStorePage', { pageId: id });
    return { data: { id } };
  },
};
