import type { Queryable } from '#database/database.ts';
import type { SiteDb } from '#platform/context.ts';
import { FULL_EXEMPTION } from './full-exemption.ts';
import { taxExemptGroups, type TaxExemptGroup } from './tables.ts';

/** What other services may use of exempt groups, in the current transaction of the database. */
export { FULL_EXEMPTION } from './full-exemption.ts';
export type { TaxExemptGroup } from './tables.ts';

/** Also the one that comes with the calculator. */
export async function findExemptGroup(
  { db, siteId }: SiteDb,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  if (id === FULL_EXEMPTION.id) return FULL_EXEMPTION;
  const found = await taxExemptGroups.get(db, siteId, id);
  return found && { id: found.id, name: found.name ?? '' };
}

/** For the demo store: without events, and unchecked. */
export const seedExemptGroups = async (
  db: Queryable,
  siteId: string,
  groups: readonly TaxExemptGroup[],
): Promise<void> => void (await taxExemptGroups.insertMany(db, siteId, groups));
