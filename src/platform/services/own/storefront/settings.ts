import type { StorefrontChange } from '#shared/extensions/storefront.ts';
import { DEFAULT_STOREFRONT, type StorefrontSettings } from '#shared/storefront.ts';
import type { SiteDb } from '#platform/context.ts';
import { ownSettings } from '#platform/store/index.ts';

const { read, write } = ownSettings<StorefrontSettings>('storefront_settings', DEFAULT_STOREFRONT);

export const readStorefront = read;

/** Writes the fields that are sent and no others. */
export async function updateStorefront(site: SiteDb, change: StorefrontChange): Promise<StorefrontSettings> {
  const written = Object.entries(change).filter(([, value]) => value !== undefined);
  const after = { ...(await read(site)), ...Object.fromEntries(written) };
  await write(site, after);
  return after;
}
