import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { NAMESPACE, type Review } from './review.ts';

interface Written {
  /** All that are shown, and how often they were found helpful. */
  count: number;
  helpful: number;
  /** The newest first. */
  reviews: Review[];
}

/** What somebody has written of products that everybody may read. */
export async function reviewsOfAuthor(
  { db, siteId }: SiteDb,
  contactId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Written> {
  const shown = sql`site_id = ${siteId} and author_contact_id = ${contactId} and namespace = ${NAMESPACE}
    and moderation_moderation_status = 'APPROVED'`;
  const { rows: totals } = await sql<{ count: number; helpful: number }>`select count(*)::int as count,
    coalesce(sum((doc ->> 'foundHelpful')::int), 0)::int as helpful from reviews where ${shown}`.execute(db);
  const { rows } = await sql<{ doc: Review }>`select doc from reviews where ${shown}
    order by created_date desc, id limit ${limit} offset ${offset}`.execute(db);
  return {
    count: totals[0]?.count ?? 0,
    helpful: totals[0]?.helpful ?? 0,
    reviews: rows.map(({ doc }) => doc),
  };
}

/** When each of these contacts last wrote a review, shown or not. */
export async function lastWritten(
  { db, siteId }: SiteDb,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; last: string }>`select author_contact_id as id,
      max(created_date) as last from reviews
    where site_id = ${siteId} and author_contact_id = any(${[...contactIds]}::text[])
    group by author_contact_id`.execute(db);
  return new Map(rows.map(({ id, last }) => [id, last]));
}
