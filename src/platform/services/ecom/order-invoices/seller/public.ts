import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';

/** The tax id that stands on the shop's invoices; empty where it has none. From memory while nothing changed. */
export const readSellerTaxId = (where: SiteDb): Promise<string> =>
  cachedSettings(where, 'tax id of the shop', async () => {
    const { db, siteId } = where;
    const { rows } = await sql<{ id: string | null }>`
      select doc ->> 'taxId' as id from invoice_settings where site_id = ${siteId}`.execute(db);
    return rows[0]?.id ?? '';
  });
