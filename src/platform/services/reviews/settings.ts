import { sql } from 'kysely';
import { DEFAULT_RULES, type ReviewRules } from '../../../shared/review-rules.ts';
import type { Context } from '../../context.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

export async function readRules({ db, siteId }: Where): Promise<ReviewRules> {
  const { rows } = await sql<{
    doc: ReviewRules;
  }>`select doc from review_rules where site_id = ${siteId}`.execute(db);
  return rows[0]?.doc ?? DEFAULT_RULES;
}

export async function writeRules({ db, siteId }: Where, rules: ReviewRules): Promise<void> {
  await sql`insert into review_rules (site_id, doc) values (${siteId}, ${JSON.stringify(rules)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
