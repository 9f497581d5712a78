import { sql } from 'kysely';
import type { Context } from '../../context.ts';

type Read = Pick<Context, 'db' | 'siteId'>;

export interface Uses {
  /** Orders that had the rule. */
  all: number;
  byThisBuyer: number;
}

export interface Buyer {
  memberId?: string | null | undefined;
  email?: string | null | undefined;
}

/** A member is known by the id, a guest by the address. */
export const buyerKey = ({ memberId, email }: Buyer): string => memberId || (email ?? '').toLowerCase();

/** By rule; a rule nobody used is not in it. */
export async function countUses(
  { db, siteId }: Read,
  ruleIds: readonly string[],
  buyer: Buyer = {},
): Promise<Map<string, Uses>> {
  if (ruleIds.length === 0) return new Map();
  const key = buyerKey(buyer);
  const { rows } = await sql<{ rule_id: string; uses: number; own: number }>`
    select rule_id, count(*)::int as uses, (count(*) filter (where buyer = ${key} and buyer <> ''))::int as own
    from discount_rule_uses where site_id = ${siteId} and rule_id = any(${[...ruleIds]}::text[])
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
