import type { Context } from '#platform/context.ts';
import type { Handlers, RecommendationsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { foldSlots } from '#platform/store/index.ts';
import { migrations } from './migrations.ts';
import { getRecommendation, listAvailableAlgorithms } from './recommend.ts';

/** Brings together what many connections have counted; now and then. */
async function foldBought({ db, siteId }: Context): Promise<void> {
  await foldSlots(db, siteId, { table: 'bought_items', unique: ['item_id'], sums: ['n'] });
  await foldSlots(db, siteId, { table: 'bought_pairs', unique: ['item_id', 'other_id'], sums: ['n'] });
}

export const recommendations = defineService({
  name: 'recommendations',
  package: 'ecom_recommendations',
  handlers: { getRecommendation, listAvailableAlgorithms } satisfies Handlers<RecommendationsApi, Context>,
  maintain: foldBought,
  migrations,
});
