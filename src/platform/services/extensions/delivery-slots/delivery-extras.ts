import { sql } from 'kysely';
import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import type { SiteDb } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';
import { deliveryExtras } from './tables.ts';

export const readDeliveryExtras = (where: SiteDb): Promise<DeliveryExtras[]> =>
  cachedSettings(where, 'delivery keeping', async () => {
    const { rows } = await sql<{ doc: DeliveryExtras }>`select doc from delivery_keeping
      where site_id = ${where.siteId} order by id limit 2000`.execute(where.db);
    return rows.map(({ doc }) => doc);
  });

/** Written whole: what is left out is gone. */
export async function writeDeliveryExtras({ db, siteId }: SiteDb, keeping: DeliveryExtras): Promise<void> {
  const before = await deliveryExtras.getForUpdate(db, siteId, keeping.id);
  if (before) await deliveryExtras.replace(db, siteId, keeping);
  else await deliveryExtras.insert(db, siteId, keeping);
}

export async function setInactive({ db, siteId }: SiteDb, id: string, inactive: boolean): Promise<void> {
  const { inactive: _was, ...before } = (await deliveryExtras.getForUpdate(db, siteId, id)) ?? { id };
  await writeDeliveryExtras({ db, siteId }, { ...before, ...(inactive && { inactive }) });
}

/** With the option or place that it belongs to. */
export const removeDeliveryExtras = async ({ db, siteId }: SiteDb, id: string): Promise<void> =>
  void (await deliveryExtras.remove(db, siteId, id));
