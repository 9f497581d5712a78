import { sql } from 'kysely';
import { DEFAULT_REVIEW_REQUEST_SETTINGS, type ReviewRequestSettings } from '#shared/review-requests.ts';
import type { SiteDb } from '#platform/context.ts';
import { forgetCachedSettings, cachedSettings } from '#platform/store/index.ts';

/** Asked for with every order. */
export const readReviewRequestSettings = (where: SiteDb): Promise<ReviewRequestSettings> =>
  cachedSettings(where, 'review requests', () => select(where));

async function select({ db, siteId }: SiteDb): Promise<ReviewRequestSettings> {
  const { rows } = await sql<{
    doc: ReviewRequestSettings;
  }>`select doc from review_request_settings where site_id = ${siteId}`.execute(db);
  return rows[0]?.doc ?? DEFAULT_REVIEW_REQUEST_SETTINGS;
}

export async function writeReviewRequestSettings(
  { db, siteId }: SiteDb,
  settings: ReviewRequestSettings,
): Promise<void> {
  await sql`insert into review_request_settings (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
  forgetCachedSettings(db);
}
