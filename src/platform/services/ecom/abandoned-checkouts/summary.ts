import { sql } from 'kysely';
import type { AbandonmentSummary } from '#shared/abandoned-checkouts.ts';
import type { Context } from '#platform/context.ts';
import { countOptOuts } from '../../extensions/mail-consents/public.ts';

const DAYS = 30;
const DAY = 86_400_000;
const WEEKS = 8;

/** Of the last weeks, those without any as well. */
async function weeksOf({ db, siteId, clock, site }: Context): Promise<AbandonmentSummary['weeks']> {
  const zone = site.timeZone;
  const now = clock.now();
  const since = new Date(now.getTime() - (WEEKS + 1) * 7 * DAY).toISOString();
  const { rows } = await sql<AbandonmentSummary['weeks'][number]>`
    with week as (select generate_series(0, ${WEEKS - 1}) as n),
      begun as (select (date_trunc('week', ${now.toISOString()}::timestamptz at time zone ${zone})
        - n * interval '1 week') as day from week),
      seen as (select date_trunc('week', created_date::timestamptz at time zone ${zone}) as day,
          status = 'RECOVERED' as recovered, total_price_amount as value
        from abandoned_checkouts where site_id = ${siteId} and created_date >= ${since})
    select to_char(begun.day, 'YYYY-MM-DD') as day, count(seen.day)::int as left,
      (count(*) filter (where seen.recovered))::int as recovered,
      coalesce(sum(seen.value), 0)::text as "leftValue",
      coalesce(sum(seen.value) filter (where seen.recovered), 0)::text as "recoveredValue"
    from begun left join seen on seen.day = begun.day group by begun.day order by begun.day`.execute(db);
  return rows;
}

/** How leaving and coming back goes. */
export async function summarise(context: Context): Promise<AbandonmentSummary> {
  const { db, siteId, clock, site } = context;
  const since = new Date(clock.now().getTime() - DAYS * DAY).toISOString();
  const { rows } = await sql<{ count: number; value: string; reminded: number; after: number }>`select
      (select count(*)::int from abandoned_checkouts where site_id = ${siteId} and status = 'ABANDONED') as count,
      (select coalesce(sum(total_price_amount), 0)::text from abandoned_checkouts
        where site_id = ${siteId} and status = 'ABANDONED') as value,
      coalesce(sum((select count(*) from jsonb_array_elements(doc -> 'activities') as act
        where act ->> 'type' = 'EMAIL_SENT' and act ->> 'createdDate' >= ${since})), 0)::int as reminded,
      (count(*) filter (where status = 'RECOVERED'
        and jsonb_path_exists(doc, '$.activities[*] ? (@.type == "EMAIL_SENT")')))::int as after
    from abandoned_checkouts where site_id = ${siteId} and updated_date >= ${since}`.execute(db);
  const { count = 0, value = '0', reminded = 0, after = 0 } = rows[0] ?? {};
  return {
    open: { count, value },
    reminded,
    recoveredAfterReminder: after,
    refusals: await countOptOuts(context, 'reminders'),
    currency: site.currency,
    weeks: await weeksOf(context),
  };
}
