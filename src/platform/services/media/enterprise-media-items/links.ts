import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { EnterpriseMediaItemsApi, Handler } from '#platform/contract/index.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { lockCategories } from '../enterprise-media-categories/public.ts';
import { emitRelinked } from './events.ts';
import { lockItem } from './read.ts';
import { link, overwrite, type Relinked, unlink } from './rules/links.ts';
import { type EnterpriseItem, items } from './tables.ts';

async function save(context: Context, before: EnterpriseItem, change: Relinked): Promise<Relinked> {
  const { db, siteId, clock } = context;
  if (change.linked.length === 0 && change.unlinked.length === 0) return change;
  const after = { ...before, parentCategoryIds: change.after };
  const item = await items.replace(db, siteId, after, { now: clock.now() });
  await emitRelinked(context, item, change);
  return change;
}

/** Categories of which it is one already count as linked: they are asked for, and it is in them. */
export const linkItemToCategories: Handler<EnterpriseMediaItemsApi, 'linkItemToCategories', Context> = async (
  { itemId, categoryIds },
  context,
) => {
  const { rootId, held } = await lockCategories(context, categoryIds ?? []);
  const before = await lockItem(context, itemId);
  await save(context, before, link(before.parentCategoryIds, held, rootId));
  return { linkedCategoryIds: held };
};

/** Of the root nothing is taken out, and what is in no such category is left as it is. */
export const unlinkItemFromCategories: Handler<
  EnterpriseMediaItemsApi,
  'unlinkItemFromCategories',
  Context
> = async ({ itemId, categoryIds }, context) => {
  const { rootId } = await lockCategories(context, []);
  const before = await lockItem(context, itemId);
  const change = unlink(before.parentCategoryIds, categoryIds ?? [], rootId);
  const { unlinked } = await save(context, before, change);
  return { unlinkedCategoryIds: unlinked };
};

export const overwriteItemCategories: Handler<
  EnterpriseMediaItemsApi,
  'overwriteItemCategories',
  Context
> = async ({ itemId, categoryIds }, context) => {
  const { rootId, held } = await lockCategories(context, categoryIds ?? []);
  const before = await lockItem(context, itemId);
  const change = overwrite(before.parentCategoryIds, held, rootId);
  const { linked, unlinked } = await save(context, before, change);
  return { linkedCategoryIds: linked, unlinkedCategoryIds: unlinked };
};

const AT_ONCE = 200;

/** What was in a category that is gone is in the root still. */
export async function categoryDeleted({ entityId }: DomainEvent, context: Context): Promise<void> {
  const { db, siteId } = context;
  const { rootId } = await lockCategories(context, []);
  for (;;) {
    const { rows } = await sql<{ id: string }>`select id from enterprise_items
      where site_id = ${siteId} and parent_category_ids @> ${JSON.stringify([entityId])}::jsonb
      order by id limit ${AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    for (const before of await items.getManyForUpdate(db, siteId, ids))
      await save(context, before, unlink(before.parentCategoryIds, [entityId], rootId));
  }
}
