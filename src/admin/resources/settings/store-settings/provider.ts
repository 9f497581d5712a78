import type { StoreSettingsView, storeSettingsExtensions } from '#shared/extensions/store-settings.ts';
import type { StoreSettings } from '#shared/store-settings.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { changeStore } from '#admin/access/session.ts';

const call = extensionClient<typeof storeSettingsExtensions>();

export type StoreSettingsRecord = StoreSettingsView & { id: string };

const recordOf = (settings: StoreSettingsView): { data: StoreSettingsRecord } => ({
  data: { id: 'settings', ...settings },
});

/** There is one record. */
export const storeSettingsProvider = {
  supportAbortSignal: true,
  getOne: async (_resource: string, { signal }: { signal?: AbortSignal } = {}) =>
    recordOf(await call('getStoreSettings', {}, signal && { signal })),
  async update(_resource: string, { data }: { data: Partial<StoreSettings> & { revision?: unknown } }) {
    // Forms add a revision, which these settings do not have.
    const { revision: _, ...change } = data;
    const saved = await call('updateStoreSettings', change);
    const { currency, timeZone, locale } = saved;
    changeStore({ currency, timeZone, locale });
    return recordOf(saved);
  },
};
