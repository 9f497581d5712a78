import { sql } from 'kysely';
import type { DecidedBy, DecisionTimes } from '#shared/review-overview.ts';
import type { SiteQuery, Moments } from './moments.ts';

const DAY_SECONDS = 86_400;
/** More people and rules than any shop has. */
const MAX_DECIDERS = 100;

/** By the index of their dates. */
const decidedIn = (siteId: string, { start, end }: Moments) => sql`decision.site_id = ${siteId}
  and (decision.doc ->> 'date') collate "C" >= ${start} and (decision.doc ->> 'date') collate "C" < ${end}`;

/**
 * A person's decision that the next one, of a person too, takes back: it restores the status from before. Neither the
 * decision nor that the review waits again counts.
 */
const undone = sql`exists (select 1 from review_decisions as next join review_decisions as earlier
    on earlier.site_id = next.site_id and earlier.review_id = next.review_id and earlier.n = next.n - 2
  where next.site_id = decision.site_id and next.review_id = decision.review_id and next.n = decision.n + 1
    and decision.doc ? 'actor' and next.doc ? 'actor' and decision.doc ->> 'status' <> 'IN_MODERATION'
    and next.doc ->> 'status' = earlier.doc ->> 'status')`;

const undoes = sql`(decision.doc ? 'actor' and decision.doc ->> 'status' = 'IN_MODERATION'
  and exists (select 1 from review_decisions as last join review_decisions as earlier
      on earlier.site_id = last.site_id and earlier.review_id = last.review_id and earlier.n = last.n - 1
    where last.site_id = decision.site_id and last.review_id = decision.review_id and last.n = decision.n - 1
      and last.doc ? 'actor' and earlier.doc ->> 'status' = 'IN_MODERATION' and last.doc ->> 'status' <> 'IN_MODERATION'))`;

interface Row {
  decided: number;
  median: number | null;
  within: number;
}

/** From the decision that let it wait to the one after, which falls into the period. */
export async function decisionTimes({ db, siteId }: SiteQuery, moments: Moments): Promise<DecisionTimes> {
  const { rows } = await sql<Row>`
    select count(*)::int as decided, (percentile_cont(0.5) within group (order by waited))::float8 as median,
      (count(*) filter (where waited <= ${DAY_SECONDS}))::int as within
    from (select extract(epoch from (decision.doc ->> 'date')::timestamptz - (held.doc ->> 'date')::timestamptz)::float8
        as waited
      from review_decisions as decision join review_decisions as held on held.site_id = decision.site_id
        and held.review_id = decision.review_id and held.n = decision.n - 1
      where ${decidedIn(siteId, moments)} and decision.n > 1 and decision.doc ->> 'status' in ('APPROVED', 'REJECTED')
        and held.doc ->> 'status' = 'IN_MODERATION' and not ${undone}) as waits`.execute(db);
  const { decided = 0, median = null, within: withinDay = 0 } = rows[0] ?? {};
  return { decided, withinDay, ...(median !== null && { medianSeconds: Math.round(median) }) };
}

/** Those who decided most come first. */
export async function decidedBy({ db, siteId }: SiteQuery, moments: Moments): Promise<DecidedBy[]> {
  const { rows } = await sql<
    Omit<DecidedBy, 'actor' | 'rule'> & { actor: string | null; rule: string | null }
  >`
    select decision.doc ->> 'actor' as actor,
      case when decision.doc ? 'actor' then null else decision.doc ->> 'rule' end as rule,
      (count(*) filter (where decision.doc ->> 'status' = 'APPROVED'))::int as approved,
      (count(*) filter (where decision.doc ->> 'status' = 'REJECTED'))::int as rejected,
      (count(*) filter (where decision.doc ->> 'status' = 'IN_MODERATION'))::int as held
    from review_decisions as decision where ${decidedIn(siteId, moments)} and not ${undone} and not ${undoes}
    group by 1, 2 order by count(*) desc, 1 nulls last, 2 nulls last limit ${MAX_DECIDERS}`.execute(db);
  return rows.map(({ actor, rule, ...counts }) => ({
    ...(actor !== null && { actor }),
    ...(rule !== null && { rule }),
    ...counts,
  }));
}
