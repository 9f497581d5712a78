import { sql } from 'kysely';
import { type DiscountOrder, MAX_RULES } from '#shared/discounts.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { revisionMismatch } from '#platform/contract/errors.ts';
import { forgetCachedSettings, cachedSettings } from '#platform/store/index.ts';

/** Ours: what open pages hear of it as. */
const ORDER_ENTITY = 'counterpart.discounts.v1.discount_order';

const NO_ORDER: DiscountOrder = { ids: [], revision: '0' };

export async function readOrder({ db, siteId }: SiteDb): Promise<DiscountOrder> {
  const { rows } = await sql<DiscountOrder>`select ids, revision::text as revision
    from discount_rule_order where site_id = ${siteId}`.execute(db);
  return rows[0] ?? NO_ORDER;
}

/** Asked for with every price. */
export const cachedDiscountOrder = (where: SiteDb): Promise<DiscountOrder> =>
  cachedSettings(where, 'order of discount rules', () => readOrder(where));

/**
 * Puts the rules in order. One that was made meanwhile comes last, one that is gone is left out.
 * @param seen the revision of the order that was changed
 * @throws 409 REVISION_MISMATCH when somebody was faster
 */
export async function writeOrder(
  context: Context,
  { ids, revision: seen }: DiscountOrder,
): Promise<DiscountOrder> {
  const { db, siteId } = context;
  await sql`insert into discount_rule_order (site_id, revision, ids) values (${siteId}, 0, '[]')
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ revision: string }>`select revision::text as revision
    from discount_rule_order where site_id = ${siteId} for update`.execute(db);
  if (rows[0]?.revision !== seen)
    throw revisionMismatch('Somebody else has put the discounts in another order.', undefined, {
      revision: rows[0]?.revision,
    });
  const { rows: saved } = await sql<DiscountOrder>`
    update discount_rule_order set revision = revision + 1, ids = coalesce((
        select jsonb_agg(named.id order by named.place)
        from (select id, min(place) as place
          from unnest(${[...ids].slice(0, MAX_RULES)}::text[]) with ordinality as asked(id, place) group by id) as named
        join discount_rules as rule on rule.site_id = ${siteId} and rule.id = named.id), '[]')
    where site_id = ${siteId} returning ids, revision::text as revision`.execute(db);
  forgetCachedSettings(db);
  const after = saved[0] ?? NO_ORDER;
  await context.emit({
    entityFqdn: ORDER_ENTITY,
    slug: 'updated',
    entityId: siteId,
    body: { updatedEvent: { currentEntity: after } },
  });
  return after;
}
