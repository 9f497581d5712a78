import { subscriptionExtensions } from '#shared/extensions/subscriptions.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { applySubscriptionAction, retry } from './apply-action.ts';
import { contractNotFound, readContract } from './change.ts';
import { onDesk, openOnDesk, summarise } from './desk.ts';
import type { Verb } from './rules/life.ts';
import { readSettings, writeSettings } from './settings.ts';
import { withContracts } from './show.ts';
import type { Subscription } from './subscription.ts';
import { subscriptions } from './tables.ts';
import { chargeNow } from './maintenance.ts';

async function read({ db, siteId }: Context, id: string): Promise<Subscription> {
  const found = await subscriptions.get(db, siteId, id);
  if (!found) throw contractNotFound(id);
  return found;
}

const present = async (context: Context, subscription: Subscription) => ({
  subscription: onDesk(subscription, await readContract(context, subscription.id)),
});

/** The handler of what its member may do, too. */
const change =
  (verb: Verb) =>
  async ({ subscriptionId }: { subscriptionId: string }, context: Context) =>
    present(context, await applySubscriptionAction(context, subscriptionId, verb));

/** What the shop reads of all of them, and may do besides what their members may. */
export const deskRoutes = serveExtensions(
  subscriptionExtensions,
  {
    async querySubscriptions({ query = {} }, context) {
      const { items, metadata } = await subscriptions.query(context.db, context.siteId, query);
      const found = await withContracts(context, items);
      return {
        subscriptions: found.map(([one, contract]) => onDesk(one, contract)),
        pagingMetadata: metadata,
      };
    },
    async countSubscriptions({ filter = {} }, { db, siteId }) {
      const { count } = await subscriptions.count(db, siteId, filter);
      return { count };
    },
    summarizeSubscriptions: async (_request, context) => ({ summary: await summarise(context) }),
    async getSubscription({ subscriptionId: id }, context) {
      const found = await read(context, id);
      return { subscription: await openOnDesk(context, found, await readContract(context, id)) };
    },
    skipSubscription: change('skip'),
    pauseSubscription: change('pause'),
    resumeSubscription: change('resume'),
    cancelSubscription: change('cancel'),
    async retrySubscription({ subscriptionId: id }, context) {
      await context.transaction((inner) => retry(inner, id));
      await chargeNow(context, id);
      return present(context, await read(context, id));
    },
    getSubscriptionSettings: async (_request, context) => ({ settings: await readSettings(context) }),
    async changeSubscriptionSettings(settings, context) {
      await writeSettings(context, settings);
      return { settings };
    },
  },
  { ownTransactions: ['retrySubscription'] },
);
