import { sql } from 'kysely';
import { USUAL_DOWNLOADS, type DownloadSettings } from '../../../shared/order-downloads.ts';
import type { Context } from '../../context.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

export async function readSettings({ db, siteId }: Where): Promise<DownloadSettings> {
  const { rows } = await sql<{ doc: Partial<DownloadSettings> }>`
    select doc from order_download_settings where site_id = ${siteId}`.execute(db);
  return { ...USUAL_DOWNLOADS, ...rows[0]?.doc };
}

/** For what is bought from now on. */
export async function writeSettings({ db, siteId }: Where, settings: DownloadSettings): Promise<void> {
  await sql`insert into order_download_settings (site_id, doc)
    values (${siteId}, ${JSON.stringify(settings)}::text::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
