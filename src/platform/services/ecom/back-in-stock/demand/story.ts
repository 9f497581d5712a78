import { sql } from 'kysely';
import type { DemandStory } from '#shared/demand.ts';
import type { Context } from '#platform/context.ts';

const DAYS = 21;

/** How many asked for a variant on each of the last three weeks' days, whatever became of them, and in which languages. */
export async function readDemandStory(context: Context, variantId: string): Promise<DemandStory> {
  const { db, siteId, clock, site } = context;
  const zone = site.timeZone;
  const now = clock.now().toISOString();
  const { rows: days } = await sql<DemandStory['days'][number]>`
    with day as (select (date_trunc('day', ${now}::timestamptz at time zone ${zone})
        - n * interval '1 day') as begun from generate_series(0, ${DAYS - 1}) as n),
      asked as (select date_trunc('day', created_date::timestamptz at time zone ${zone}) as begun
        from back_in_stock_requests where site_id = ${siteId} and variant_id = ${variantId})
    select to_char(day.begun, 'YYYY-MM-DD') as day, count(asked.begun)::int as asked
    from day left join asked on asked.begun = day.begun group by day.begun order by day.begun`.execute(db);
  const { rows: languages } = await sql<DemandStory['languages'][number]>`
    select doc ->> 'language' as language, count(*)::int as people from back_in_stock_requests
    where site_id = ${siteId} and variant_id = ${variantId} and status = 'RECEIVED' and doc ? 'language'
    group by 1 order by 2 desc, 1 limit 20`.execute(db);
  return { days, languages };
}
