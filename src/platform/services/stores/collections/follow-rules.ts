import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { membersOf, moveMembers, products } from '../catalog/public.ts';
import { ruleFilter } from './rule-filter.ts';
import { forgetRule, rulesOf, type StoredRule } from './rules-table.ts';

/** Brings who is in the collection to what its rule says, whatever the number: two questions and at most two writes. */
export async function fillByRule(context: Context, { collectionId, rule }: StoredRule): Promise<void> {
  const { db, siteId, clock } = context;
  const fit = await products.findIds(db, siteId, { filter: ruleFilter(rule, clock.now()) });
  const before = await membersOf(context, collectionId);
  const wanted = new Set(fit);
  const held = new Set(before);
  const added = fit.filter((id) => !held.has(id));
  const removed = before.filter((id) => !wanted.has(id));
  if (removed.length > 0) await moveMembers(context, { collectionId, productIds: removed }, 'removed');
  if (added.length > 0) await moveMembers(context, { collectionId, productIds: added }, 'added');
}

/** Into the collections whose rules the product fits now, and out of the others: one question for all rules. */
async function followProduct(context: Context, productId: string): Promise<void> {
  const rules = await rulesOf(context);
  if (rules.length === 0) return;
  const { db, siteId, clock } = context;
  const now = clock.now();
  const id = sql`${productId}::text`;
  const requested = rules.map(
    ({ collectionId, rule }) => sql`
      select ${collectionId}::text as collection,
        ${products.answers(siteId, id, ruleFilter(rule, now))} as fits,
        exists (select from products where site_id = ${siteId} and id = ${id}
          and all_categories_info_categories_id @> jsonb_build_array(${collectionId}::text)) as held`,
  );
  const { rows } = await sql<{ collection: string; fits: boolean; held: boolean }>`
    select * from (${sql.join(requested, sql` union all `)}) as asked where fits <> held
    order by collection`.execute(db);
  for (const { collection, fits } of rows)
    await moveMembers(
      context,
      { collectionId: collection, productIds: [productId] },
      fits ? 'added' : 'removed',
    );
}

const onProduct: Listener = (event, context) => followProduct(context, event.entityId);

export const listeners: Readonly<Record<string, Listener>> = {
  'wix.stores.catalog.v3.product_created': onProduct,
  'wix.stores.catalog.v3.product_updated': onProduct,
  'wix.stores.catalog.v1.collection_deleted': (event, context) => forgetRule(context, event.entityId),
};

/** What was new is not for ever. */
export async function followTime(context: Context): Promise<void> {
  for (const held of await rulesOf(context, { timed: true })) await fillByRule(context, held);
}
