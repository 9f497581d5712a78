import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { AbandonedCheckoutsApi, Handlers } from '#platform/contract/index.ts';
import { bulkByIds, queryPage } from '#platform/crud/index.ts';
import { rawReply } from '#platform/pipeline/raw-reply.ts';
import { present, withActivity } from './abandoned.ts';
import { getAbandonedCheckoutAnalytics } from './analytics.ts';
import { abandonedNotFound, findAbandoned, lockAbandoned, removeAbandoned, saveAbandoned } from './change.ts';
import { cartUrl } from './links.ts';
import { abandoned } from './tables.ts';

const remove = async (context: Context, id: string): Promise<void> =>
  removeAbandoned(context, await lockAbandoned(context, id));

export const handlers = {
  async getAbandonedCheckout({ abandonedCheckoutId }, context) {
    return { abandonedCheckout: present(await findAbandoned(context, abandonedCheckoutId)) };
  },
  async queryAbandonedCheckouts({ query }, context) {
    const { items, metadata } = await queryPage(abandoned, context, query ?? {}, { paging: 'platform' });
    return { abandonedCheckouts: items.map(present), metadata };
  },
  async searchAbandonedCheckouts({ search }, context) {
    const { items, metadata } = await abandoned.search(context.db, context.siteId, search ?? {});
    return { abandonedCheckouts: items.map(present), pagingMetadata: metadata };
  },
  async deleteAbandonedCheckout({ abandonedCheckoutId }, context) {
    await remove(context, abandonedCheckoutId);
    return {};
  },
  bulkDeleteAbandonedCheckouts: ({ abandonedCheckoutIds }, context) =>
    bulkByIds(context, abandonedCheckoutIds, { each: (id) => remove(context, id) }),
  async addAbandonedCheckoutActivity({ abandonedCheckoutId, activityType }, context) {
    if (!activityType) throw badRequest('An activity has a type.', 'ACTIVITY_TYPE_REQUIRED');
    const before = await lockAbandoned(context, abandonedCheckoutId);
    const createdDate = context.clock.now().toISOString();
    const { actor } = context;
    const activity = { createdDate, type: activityType, ...(actor !== undefined && { by: actor }) };
    return { abandonedCheckout: present(await saveAbandoned(context, withActivity(before, activity))) };
  },
  getAbandonedCheckoutAnalytics,
  async redirectToCheckout({ abandonedCheckoutId, metasiteId }, context) {
    if (metasiteId !== context.siteId) throw abandonedNotFound(abandonedCheckoutId);
    // To our own page always: where a checkout says it is paid instead, its shopper may have said.
    const location = await cartUrl(context, (await findAbandoned(context, abandonedCheckoutId)).id);
    return rawReply(302, '', { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  },
} satisfies Handlers<AbandonedCheckoutsApi, Context>;
