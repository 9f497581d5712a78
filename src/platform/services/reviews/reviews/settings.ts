import { sql } from 'kysely';
import { DEFAULT_RULES, type ReviewRules } from '#shared/review-rules.ts';
import type { SiteDb } from '#platform/context.ts';
import { revisionMismatch } from '#platform/contract/errors.ts';

export async function readRules({ db, siteId }: SiteDb): Promise<ReviewRules> {
  const { rows } = await sql<{
    doc: ReviewRules;
  }>`select doc from review_rules where site_id = ${siteId}`.execute(db);
  return rows[0]?.doc ?? DEFAULT_RULES;
}

/**
 * Holds the rules until the call ends. Before the first ones there is no row to hold, so two people who write them at
 * the same moment would both be let through: the defaults become one, which goes again where this rejects.
 * @throws 409 where they are not those any more
 */
export async function rejectStale({ db, siteId }: SiteDb, before: ReviewRules): Promise<void> {
  await sql`insert into review_rules (site_id, doc) values (${siteId}, ${JSON.stringify(DEFAULT_RULES)}::jsonb)
    on conflict (site_id) do nothing`.execute(db);
  const { rows } = await sql<{ same: boolean }>`select doc = ${JSON.stringify(before)}::text::jsonb as same
    from review_rules where site_id = ${siteId} for update`.execute(db);
  if (!rows[0]?.same) throw revisionMismatch('Somebody else has changed the rules.', 'REVIEW_RULES_CHANGED');
}

export async function writeRules({ db, siteId }: SiteDb, rules: ReviewRules): Promise<void> {
  await sql`insert into review_rules (site_id, doc) values (${siteId}, ${JSON.stringify(rules)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
