import type { returnExtensions } from '#shared/extensions/returns.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { returnListSpec } from './list-spec.ts';

const call = extensionClient<typeof returnExtensions>();

export const returnsProvider = platformProvider({
  spec: returnListSpec,
  items: 'returns',
  async list(query, options) {
    const { returns, ...page } = await call('queryReturns', { query: { ...query } }, options);
    return { ...page, returns: returns.map((one) => ({ ...one, _id: one.id })) };
  },
  async get(id, options) {
    const { return: found } = await call('getReturn', { returnId: id }, options);
    return { ...found, _id: found.id };
  },
  count: async (filter, options) => (await call('countReturns', { filter: { ...filter } }, options)).count,
});
