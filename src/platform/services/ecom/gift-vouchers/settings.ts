import { sql } from 'kysely';
import { DEFAULT_GIFT_CARD_RULES, type GiftCardRules } from '#shared/gift-cards.ts';
import type { SiteDb } from '#platform/context.ts';
import { forgetCachedSettings, cachedSettings } from '#platform/store/index.ts';

/** Asked for with every cart that has a card in it. */
export const readRules = (where: SiteDb): Promise<GiftCardRules> =>
  cachedSettings(where, 'gift cards', () => select(where));

async function select({ db, siteId }: SiteDb): Promise<GiftCardRules> {
  const { rows } = await sql<{
    doc: GiftCardRules;
  }>`select doc from gift_card_rules where site_id = ${siteId}`.execute(db);
  return rows[0]?.doc ?? DEFAULT_GIFT_CARD_RULES;
}

export async function writeRules({ db, siteId }: SiteDb, rules: GiftCardRules): Promise<void> {
  await sql`insert into gift_card_rules (site_id, doc) values (${siteId}, ${JSON.stringify(rules)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
  forgetCachedSettings(db);
}
