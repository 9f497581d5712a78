import { sql } from 'kysely';
import { DEFAULT_TELLING, type TellingSettings } from '../../../shared/back-in-stock.ts';
import type { Context } from '../../context.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

export async function readTelling({ db, siteId }: Where): Promise<TellingSettings> {
  const { rows } = await sql<{ doc: TellingSettings }>`
    select doc from back_in_stock_telling where site_id = ${siteId}`.execute(db);
  return { ...DEFAULT_TELLING, ...rows[0]?.doc };
}

export async function writeTelling({ db, siteId }: Where, settings: TellingSettings): Promise<void> {
  await sql`insert into back_in_stock_telling (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
