import type { Context } from '#platform/context.ts';
import { missingCategory, rootOf } from './category.ts';
import { categories } from './tables.ts';

/**
 * Those that are there, held until the transaction ends, and the root before them. Held before any item is, as by who
 * deletes one.
 * @returns ids
 * @throws 404 for one that is not there, unless those are left out
 */
export async function lockCategories(
  context: Context,
  ids: readonly string[],
  { leaveOut = false }: { leaveOut?: boolean } = {},
): Promise<{ rootId: string; held: string[] }> {
  const { db, siteId } = context;
  const { id: rootId } = await rootOf(context);
  const wanted = [...new Set(ids)].filter((id) => id !== rootId);
  const there = new Set((await categories.getManyForUpdate(db, siteId, wanted)).map(({ id }) => id));
  const missing = wanted.find((id) => !there.has(id));
  if (missing !== undefined && !leaveOut) throw missingCategory(missing);
  return { rootId, held: wanted.filter((id) => there.has(id)) };
}
