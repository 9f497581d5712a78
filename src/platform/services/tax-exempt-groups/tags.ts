import type { Context } from '../../context.ts';
import type { Handler, TaxExemptGroupsApi } from '../../contract/index.ts';
import { bulkByIds } from '../../crud/index.ts';
import { entityEvents } from '../../events/entity-events.ts';
import { tagging } from '../orders/public.ts';
import { FQDN, groupNotFound } from './group.ts';
import { taxExemptGroups, type TaxExemptGroup } from './tables.ts';

const events = entityEvents(FQDN);
const BATCH = 200;

type Tagging = Parameters<typeof tagging>[1];

/** @throws 400 where nothing is to be done */
function retagging(context: Context, given: Tagging): (held: readonly TaxExemptGroup[]) => Promise<void> {
  const { db, siteId, clock } = context;
  const change = tagging('tax exempt group', given);
  return async (held) => {
    const after = held.map((group) => ({ ...group, tags: change(group.tags) }));
    const stored = await taxExemptGroups.replaceMany(db, siteId, after, { now: clock.now() });
    const { assignTags, unassignTags } = given;
    for (const taxExemptGroup of stored)
      await context.emit(
        events.action('tags_modified', taxExemptGroup.id, {
          taxExemptGroup,
          ...(assignTags && { assignedTags: assignTags }),
          ...(unassignTags && { unassignedTags: unassignTags }),
        }),
      );
  };
}

export const bulkUpdateTaxExemptGroupTags: Handler<
  TaxExemptGroupsApi,
  'bulkUpdateTaxExemptGroupTags',
  Context
> = async ({ taxExemptGroupIds, ...given }, context) => {
  const retag = retagging(context, given);
  return bulkByIds(context, taxExemptGroupIds, {
    each: async (id) => {
      const before = await taxExemptGroups.getForUpdate(context.db, context.siteId, id);
      if (!before) throw groupNotFound(id);
      await retag([before]);
    },
  });
};

/** All of them where the filter is empty. Done when it answers, so that the job it names is over. */
export const bulkUpdateTaxExemptGroupTagsByFilter: Handler<
  TaxExemptGroupsApi,
  'bulkUpdateTaxExemptGroupTagsByFilter',
  Context
> = async ({ filter, ...given }, context) => {
  const { db, siteId } = context;
  const retag = retagging(context, given);
  const ids = (await taxExemptGroups.findIds(db, siteId, { filter: filter ?? {} }, { root: '' })).toSorted();
  for (let from = 0; from < ids.length; from += BATCH)
    await retag(await taxExemptGroups.getManyForUpdate(db, siteId, ids.slice(from, from + BATCH)));
  return { jobId: context.ids.guid() };
};
