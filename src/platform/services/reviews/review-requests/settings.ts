import { sql } from 'kysely';
import { DEFAULT_ASKING, type AskingSettings } from '#shared/review-requests.ts';
import type { SiteDb } from '#platform/context.ts';
import { forgetStanding, standing } from '#platform/store/index.ts';

/** Asked for with every order. */
export const readAsking = (where: SiteDb): Promise<AskingSettings> =>
  standing(where, 'review requests', () => select(where));

async function select({ db, siteId }: SiteDb): Promise<AskingSettings> {
  const { rows } = await sql<{
    doc: AskingSettings;
  }>`select doc from review_request_settings where site_id = ${siteId}`.execute(db);
  return rows[0]?.doc ?? DEFAULT_ASKING;
}

export async function writeAsking({ db, siteId }: SiteDb, settings: AskingSettings): Promise<void> {
  await sql`insert into review_request_settings (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
  forgetStanding(db);
}
