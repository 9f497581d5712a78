import { sql } from 'kysely';
import type { ItemRating } from '#shared/ratings.ts';
import type { SiteDb } from '#platform/context.ts';
import { reviews } from './tables.ts';

interface Row {
  entity_id: string;
  stars: number[];
}

/** Stars of items, of approved reviews alone; kept by triggers, so it costs the same however many there are. Items without are absent. */
export async function readRatings(
  { db, siteId }: SiteDb,
  namespace: string,
  entityIds: readonly string[],
): Promise<ItemRating[]> {
  if (entityIds.length === 0) return [];
  const { rows } =
    await sql<Row>`select entity_id, array[s1, s2, s3, s4, s5]::int[] as stars from review_ratings
    where site_id = ${siteId} and namespace = ${namespace} and entity_id = any(${[...entityIds]}::text[])
      and s1 + s2 + s3 + s4 + s5 > 0`.execute(db);
  return rows.map(({ entity_id: entityId, stars }) => {
    const count = stars.reduce((sum, each) => sum + each, 0);
    const sum = stars.reduce((all, each, index) => all + each * (index + 1), 0);
    return {
      entityId,
      average: Math.round((sum / count) * 100) / 100,
      count,
      stars: stars as unknown as ItemRating['stars'],
    };
  });
}

/** How many stars each of these reviews gives. */
export async function starsOf(
  { db, siteId }: SiteDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await reviews.getMany(db, siteId, ids);
  return new Map(found.map(({ id, content }) => [id, content.rating]));
}
