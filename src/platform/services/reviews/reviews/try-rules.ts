import { sql } from 'kysely';
import {
  decide,
  MAX_TRIED,
  TRIAL_DAYS,
  type ReviewFacts,
  type ReviewRules,
  type RulesTrial,
} from '#shared/review-rules.ts';
import type { Context } from '#platform/context.ts';

const DAY = 86_400_000;
const AT_ONCE = 500;

interface Row extends ReviewFacts {
  id: string;
  at: string;
}

/** The next ones before that moment, the newest first, with what the rules look at. */
async function pageBefore(
  { db, siteId }: Context,
  since: string,
  before: Pick<Row, 'at' | 'id'>,
): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select review.id, review.created_date as at, review.content_rating::int as rating,
      coalesce(review.doc #>> '{content,title}', '') as title, coalesce(review.doc #>> '{content,body}', '') as body,
      coalesce(jsonb_array_length(review.doc #> '{content,media}'), 0) as media, review.verified,
      (select count(*)::int from reviews as other where other.site_id = review.site_id
        and other.author_contact_id = review.author_contact_id
        and other.moderation_moderation_status = 'APPROVED'
        and other.created_date < review.created_date) as "shownBefore"
    from reviews as review where review.site_id = ${siteId} and review.created_date >= ${since}
      and (review.created_date, review.id) < (${before.at}, ${before.id})
    order by review.created_date desc, review.id desc limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Which rules have decided, when the reviews of these days were written. */
async function decidedSince({ db, siteId }: Context, since: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ rule: string; n: number }>`
    select decision.doc ->> 'rule' as rule, count(*)::int as n
    from reviews as review join review_decisions as decision
      on decision.site_id = review.site_id and decision.review_id = review.id and decision.n = 1
    where review.site_id = ${siteId} and review.created_date >= ${since} and decision.doc ? 'rule'
    group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ rule, n }) => [rule, n]));
}

/** Nothing is changed. An author's reviews count as shown by how they stand now. */
export async function tryRules(context: Context, rules: ReviewRules): Promise<RulesTrial> {
  const since = new Date(context.clock.now().getTime() - TRIAL_DAYS * DAY).toISOString();
  const outcomes: RulesTrial['outcomes'] = { REJECT: 0, HOLD: 0, SHOW: 0 };
  const byRule: Record<string, number> = {};
  let looked = 0;
  let before = { at: '\u{10FFFF}', id: '' };
  for (
    let rows = await pageBefore(context, since, before);
    ;
    rows = await pageBefore(context, since, before)
  ) {
    for (const facts of rows) {
      const { outcome, rule } = decide(rules, facts);
      outcomes[outcome]++;
      if (rule) byRule[rule.id] = (byRule[rule.id] ?? 0) + 1;
    }
    looked += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE || looked >= MAX_TRIED)
      return {
        looked,
        partial: looked >= MAX_TRIED,
        outcomes,
        byRule,
        decided: await decidedSince(context, since),
      };
    before = last;
  }
}
