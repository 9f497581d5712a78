import { sql } from 'kysely';
import { USUAL_RETURNS, type ReturnSettings } from '../../../shared/returns.ts';
import type { Context } from '../../context.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

export async function readSettings({ db, siteId }: Where): Promise<ReturnSettings> {
  const { rows } = await sql<{ doc: Partial<ReturnSettings> }>`
    select doc from order_return_settings where site_id = ${siteId}`.execute(db);
  return { ...USUAL_RETURNS, ...rows[0]?.doc };
}

/** For what is asked from now on. */
export async function writeSettings({ db, siteId }: Where, settings: ReturnSettings): Promise<void> {
  await sql`insert into order_return_settings (site_id, doc)
    values (${siteId}, ${JSON.stringify(settings)}::text::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
