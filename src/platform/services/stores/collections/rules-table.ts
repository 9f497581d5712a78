import { sql } from 'kysely';
import type { CollectionRule } from '#shared/collection-rules.ts';
import type { SiteDb } from '#platform/context.ts';
import { isTimed } from './rule-filter.ts';

export interface StoredRule {
  collectionId: string;
  rule: CollectionRule;
}

export async function rulesOf({ db, siteId }: SiteDb, only: { timed?: true } = {}): Promise<StoredRule[]> {
  const { rows } = await sql<{ collection_id: string; rule: CollectionRule }>`
    select collection_id, rule from collection_rules
    where site_id = ${siteId} ${only.timed ? sql`and timed` : sql``} order by collection_id`.execute(db);
  return rows.map(({ collection_id: collectionId, rule }) => ({ collectionId, rule }));
}

export async function ruleOf(
  { db, siteId }: SiteDb,
  collectionId: string,
): Promise<CollectionRule | undefined> {
  const { rows } = await sql<{ rule: CollectionRule }>`select rule from collection_rules
    where site_id = ${siteId} and collection_id = ${collectionId}`.execute(db);
  return rows[0]?.rule;
}

export async function saveRule({ db, siteId }: SiteDb, { collectionId, rule }: StoredRule): Promise<void> {
  await sql`insert into collection_rules (site_id, collection_id, rule, timed)
    values (${siteId}, ${collectionId}, ${JSON.stringify(rule)}::jsonb, ${isTimed(rule)})
    on conflict (site_id, collection_id) do update set rule = excluded.rule, timed = excluded.timed`.execute(
    db,
  );
}

export async function forgetRule({ db, siteId }: SiteDb, collectionId: string): Promise<void> {
  await sql`delete from collection_rules where site_id = ${siteId} and collection_id = ${collectionId}`.execute(
    db,
  );
}
