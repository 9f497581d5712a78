import type { Context } from '../../context.ts';
import type { Handler, ProductGroupsApi } from '../../contract/index.ts';
import { bulkByIds } from '../../crud/index.ts';
import { tagging } from '../orders/public.ts';
import { groupNotFound } from './group.ts';
import { productGroups, type StoredGroup } from './tables.ts';

const BATCH = 200;

/** @throws 400 where nothing is to be done */
function retagging(
  { db, siteId, clock }: Context,
  given: Parameters<typeof tagging>[1],
): (held: readonly StoredGroup[]) => Promise<void> {
  const change = tagging('product group', given);
  return async (held) => {
    const after = held.map((group) => ({ ...group, tags: change(group.tags) }));
    await productGroups.replaceMany(db, siteId, after, { now: clock.now() });
  };
}

export const bulkUpdateProductGroupTags: Handler<
  ProductGroupsApi,
  'bulkUpdateProductGroupTags',
  Context
> = async ({ productGroupIds, ...given }, context) => {
  const retag = retagging(context, given);
  return bulkByIds(context, productGroupIds, {
    each: async (id) => {
      const before = await productGroups.getForUpdate(context.db, context.siteId, id);
      if (!before) throw groupNotFound(id);
      await retag([before]);
    },
  });
};

/** All of them where the filter is empty. Done when it answers, so that the job it names is over. */
export const bulkUpdateProductGroupTagsByFilter: Handler<
  ProductGroupsApi,
  'bulkUpdateProductGroupTagsByFilter',
  Context
> = async ({ filter, ...given }, context) => {
  const { db, siteId } = context;
  const retag = retagging(context, given);
  const ids = (await productGroups.findIds(db, siteId, { filter: filter ?? {} }, { root: '' })).toSorted();
  for (let from = 0; from < ids.length; from += BATCH)
    await retag(await productGroups.getManyForUpdate(db, siteId, ids.slice(from, from + BATCH)));
  return { jobId: context.ids.guid() };
};
