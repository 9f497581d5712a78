import { sql } from 'kysely';
import type { DeliveryKeeping } from '#shared/delivery-offer.ts';
import type { SiteDb } from '#platform/context.ts';
import { standing } from '#platform/store/index.ts';
import { deliveryKeeping } from './tables.ts';

export const readKeeping = (where: SiteDb): Promise<DeliveryKeeping[]> =>
  standing(where, 'delivery keeping', async () => {
    const { rows } = await sql<{ doc: DeliveryKeeping }>`select doc from delivery_keeping
      where site_id = ${where.siteId} order by id limit 2000`.execute(where.db);
    return rows.map(({ doc }) => doc);
  });

/** Written whole: what is left out is gone. */
export async function writeKeeping({ db, siteId }: SiteDb, keeping: DeliveryKeeping): Promise<void> {
  const before = await deliveryKeeping.getForUpdate(db, siteId, keeping.id);
  if (before) await deliveryKeeping.replace(db, siteId, keeping);
  else await deliveryKeeping.insert(db, siteId, keeping);
}

export async function setInactive({ db, siteId }: SiteDb, id: string, inactive: boolean): Promise<void> {
  const { inactive: _was, ...before } = (await deliveryKeeping.getForUpdate(db, siteId, id)) ?? { id };
  await writeKeeping({ db, siteId }, { ...before, ...(inactive && { inactive }) });
}

/** With the option or place that it belongs to. */
export const dropKeeping = async ({ db, siteId }: SiteDb, id: string): Promise<void> =>
  void (await deliveryKeeping.remove(db, siteId, id));
