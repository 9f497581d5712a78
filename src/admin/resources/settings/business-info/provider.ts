import { siteOperations, type SiteChange } from '#wix/site-operations.ts';
import { changeStore } from '#admin/access/session.ts';
import type { BusinessRecord } from './business-record.ts';

async function read(options?: { signal?: AbortSignal }): Promise<{ data: BusinessRecord }> {
  const { version, properties } = await siteOperations.read(options);
  return { data: { id: 'settings', revision: version, properties } };
}

/** There is one record. */
export const businessInfoProvider = {
  supportAbortSignal: true,
  getOne: (_resource: string, { signal }: { signal?: AbortSignal } = {}) => read(signal && { signal }),
  async update(_resource: string, { data: { profile, contact, schedule } }: { data: SiteChange }) {
    await siteOperations.change({
      ...(profile && { profile }),
      ...(contact && { contact }),
      ...(schedule && { schedule }),
    });
    const saved = await read();
    const { siteDisplayName } = saved.data.properties;
    if (siteDisplayName) changeStore({ name: siteDisplayName });
    return saved;
  },
};
