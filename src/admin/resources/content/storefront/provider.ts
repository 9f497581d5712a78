import type { storefrontExtensions } from '#shared/extensions/storefront.ts';
import type { StorefrontSettings } from '#shared/storefront.ts';
import { extensionClient } from '#admin/access/extension-client.ts';

const call = extensionClient<typeof storefrontExtensions>();

export interface StorefrontRecord {
  id: string;
  storefront: StorefrontSettings;
}

const recordOf = ({ storefront }: { storefront: StorefrontSettings }): { data: StorefrontRecord } => ({
  data: { id: 'settings', storefront },
});

/** There is one record. */
export const storefrontProvider = {
  supportAbortSignal: true,
  getOne: async (_resource: string, { signal }: { signal?: AbortSignal } = {}) =>
    recordOf(await call('getStorefront', {}, signal && { signal })),
  async update(_resource: string, { data }: { data: Partial<StorefrontSettings> & { revision?: unknown } }) {
    // Forms add a revision, which these settings do not have.
    const { revision: _, ...change } = data;
    return recordOf(await call('updateStorefront', change));
  },
};
