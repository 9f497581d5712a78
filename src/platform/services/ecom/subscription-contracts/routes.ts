import { shopperSubscriptionExtensions } from '#shared/extensions/subscriptions.ts';
import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { applySubscriptionAction } from './apply-action.ts';
import { readContract } from './change.ts';
import { withStoredCard, withNewCard } from './choose-card.ts';
import { findOwn } from './find-own.ts';
import type { Verb } from './rules/life.ts';
import { details, contractView, subscriptionsOf } from './show.ts';
import type { Subscription } from './subscription.ts';

const READ = 'ECOM.SUBSCRIPTION_CONTRACT_READ';
const CHANGE = 'ECOM.MODIFY_ORDERS';

const present = async (context: Context, subscription: Subscription) => ({
  subscription: contractView(subscription, await readContract(context, subscription.id)),
});

const change =
  (verb: Verb) =>
  async ({ subscriptionId }: { subscriptionId: string }, context: Context) => {
    await findOwn(context, subscriptionId, CHANGE);
    return present(context, await applySubscriptionAction(context, subscriptionId, verb));
  };

/** Other addresses are those of `draft-subscription-contracts`, which calculates what they come to. */
const {
  previewMySubscriptionAddress: _preview,
  changeMySubscriptionAddress: _change,
  ...extensions
} = shopperSubscriptionExtensions;

export const routes = serveExtensions(
  extensions,
  {
    async listMySubscriptions(_request, context) {
      const { caller } = context;
      if (caller.kind !== 'member') throw permissionDenied('Only members subscribe.');
      return { subscriptions: await subscriptionsOf(context, caller.memberId) };
    },
    async getMySubscription({ subscriptionId }, context) {
      const found = await findOwn(context, subscriptionId, READ);
      return { subscription: await details(context, found, await readContract(context, subscriptionId)) };
    },
    pauseMySubscription: change('pause'),
    resumeMySubscription: change('resume'),
    skipMySubscription: change('skip'),
    cancelMySubscription: change('cancel'),
    async changeMySubscriptionCard({ subscriptionId, methodId, paymentToken = '' }, context) {
      if (context.caller.kind !== 'member') throw permissionDenied('Only its member chooses the card.');
      const before = await findOwn(context, subscriptionId, CHANGE);
      const redirectUrl =
        methodId === undefined
          ? await withNewCard(context, before, paymentToken)
          : await withStoredCard(context, subscriptionId, methodId);
      if (redirectUrl !== undefined) return { redirectUrl };
      return present(context, await findOwn(context, subscriptionId, CHANGE));
    },
  },
  { ownTransactions: ['changeMySubscriptionCard'] },
);
