import type { Context } from '../../context.ts';
import type { Handler, PromotionsApi } from '../../contract/index.ts';
import { bulkByIds } from '../../crud/index.ts';
import { entityEvents } from '../../events/entity-events.ts';
import { tagging } from '../orders/public.ts';
import { present } from './present.ts';
import { FQDN, promotionNotFound } from './promotion.ts';
import { promotions, type StoredPromotion } from './tables.ts';

const events = entityEvents(FQDN);
const BATCH = 200;

type Tagging = Parameters<typeof tagging>[1];

/** @throws 400 where nothing is to be done */
function retagging(context: Context, given: Tagging): (held: readonly StoredPromotion[]) => Promise<void> {
  const { db, siteId, clock } = context;
  const change = tagging('promotion', given);
  return async (held) => {
    const after = held.map((promotion) => ({ ...promotion, tags: change(promotion.tags) }));
    const stored = await promotions.replaceMany(db, siteId, after, { now: clock.now() });
    const { assignTags, unassignTags } = given;
    for (const promotion of present(stored))
      await context.emit(
        events.action('tags_modified', promotion.id, {
          promotion,
          ...(assignTags && { assignedTags: assignTags }),
          ...(unassignTags && { unassignedTags: unassignTags }),
        }),
      );
  };
}

export const bulkUpdatePromotionTags: Handler<PromotionsApi, 'bulkUpdatePromotionTags', Context> = async (
  { promotionIds, ...given },
  context,
) => {
  const retag = retagging(context, given);
  return bulkByIds(context, promotionIds, {
    each: async (id) => {
      const before = await promotions.getForUpdate(context.db, context.siteId, id);
      if (!before) throw promotionNotFound(id);
      await retag([before]);
    },
  });
};

/** All of them where the filter is empty. Done when it answers, so that the job it names is over. */
export const bulkUpdatePromotionTagsByFilter: Handler<
  PromotionsApi,
  'bulkUpdatePromotionTagsByFilter',
  Context
> = async ({ filter, ...given }, context) => {
  const { db, siteId } = context;
  const retag = retagging(context, given);
  const ids = (await promotions.findIds(db, siteId, { filter: filter ?? {} }, { root: '' })).toSorted();
  for (let from = 0; from < ids.length; from += BATCH)
    await retag(await promotions.getManyForUpdate(db, siteId, ids.slice(from, from + BATCH)));
  return { jobId: context.ids.guid() };
};
