import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { forgetOwnDocuments, forgetCachedSettings, cachedSettings } from '#platform/store/index.ts';
import type { ManualTaxMapping } from './manual-tax-mapping.ts';

/** The contract's bound of a list without pages. */
const LIST_LIMIT = 1000;

/** The newest first; of one region, or of all. */
export async function allMappings({ db, siteId }: SiteDb, taxRegionId?: string): Promise<ManualTaxMapping[]> {
  const here = taxRegionId === undefined ? sql`true` : sql`tax_region_id = ${taxRegionId}`;
  const { rows } = await sql<{ doc: ManualTaxMapping }>`select doc from manual_tax_mappings
    where site_id = ${siteId} and ${here} order by created_date desc, id limit ${LIST_LIMIT}`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** Those of one region as prices need them, without asking the database while nothing changed. */
export const cachedMappings = (where: SiteDb, taxRegionId: string): Promise<ManualTaxMapping[]> =>
  cachedSettings(where, `tax rates of ${taxRegionId}`, () => allMappings(where, taxRegionId));

/** With its region or its group a rate goes too. */
export async function removeMappings(
  { db, siteId }: SiteDb,
  column: 'tax_region_id' | 'tax_group_id',
  id: string,
): Promise<void> {
  forgetCachedSettings(db);
  forgetOwnDocuments(db, 'manual_tax_mappings');
  await sql`delete from manual_tax_mappings where site_id = ${siteId} and ${sql.ref(column)} = ${id}`.execute(
    db,
  );
}
