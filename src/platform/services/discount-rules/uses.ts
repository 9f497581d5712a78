import { sql } from 'kysely';
import type { Context } from '../../context.ts';

type Read = Pick<Context, 'db' | 'siteId'>;

export interface Uses {
  /** Orders that had the rule. */
  all: number;
  byThisBuyer: number;
}

export const NO_USES: Uses = { all: 0, byThisBuyer: 0 };

export interface Buyer {
  memberId?: string | null | undefined;
  email?: string | null | undefined;
}

/** A member is known by the id, a guest by the address. */
export const buyerKey = ({ memberId, email }: Buyer): string => memberId || (email ?? '').toLowerCase();

/** By rule; a rule nobody used is not in it. @param besides an order whose own use does not count */
export async function countUses(
  { db, siteId }: Read,
  ruleIds: readonly string[],
  { buyer = {}, besides = '' }: { buyer?: Buyer; besides?: string | undefined } = {},
): Promise<Map<string, Uses>> {
  if (ruleIds.length === 0) return new Map();
  const key = buyerKey(buyer);
  const { rows } = await sql<{ rule_id: string; uses: number; own: number }>`
    select rule_id, count(*)::int as uses, (count(*) filter (where buyer = ${key} and buyer <> ''))::int as own
    from discount_rule_uses
    where site_id = ${siteId} and rule_id = any(${[...ruleIds]}::text[]) and order_id <> ${besides}
    group by rule_id`.execute(db);
  return new Map(rows.map(({ rule_id, uses, own }) => [rule_id, { all: uses, byThisBuyer: own }]));
}

/** Once per order, whatever is told twice. */
export async function recordUses(
  { db, siteId }: Read,
  orderId: string,
  ruleIds: readonly string[],
  buyer: Buyer,
): Promise<void> {
  for (const ruleId of ruleIds) {
    await sql`insert into discount_rule_uses (site_id, rule_id, order_id, buyer)
      values (${siteId}, ${ruleId}, ${orderId}, ${buyerKey(buyer)}) on conflict do nothing`.execute(db);
  }
}

export async function removeUses(
  { db, siteId }: Read,
  orderId: string,
  ruleIds: readonly string[],
): Promise<void> {
  await sql`delete from discount_rule_uses
    where site_id = ${siteId} and rule_id = any(${[...ruleIds]}::text[]) and order_id = ${orderId}`.execute(
    db,
  );
}

/** For the demo store: many at once. */
export async function seedUses(
  { db, siteId }: Read,
  uses: readonly (Buyer & { ruleId: string; orderId: string })[],
): Promise<void> {
  const rows = uses.map((use) => ({ rule_id: use.ruleId, order_id: use.orderId, buyer: buyerKey(use) }));
  await sql`insert into discount_rule_uses (site_id, rule_id, order_id, buyer)
    select ${siteId}, rule_id, order_id, buyer
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row(rule_id text, order_id text, buyer text)
    on conflict do nothing`.execute(db);
}
