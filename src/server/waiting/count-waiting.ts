import { ordersOpening } from '../../shared/desks/orders-opening.ts';
import type { WaitingDesk } from '../../shared/desks/waiting-desks.ts';
import { tabCounts } from '../../shared/desks/tab-counts.ts';
import { waitingValues } from '../../shared/desks/waiting-values.ts';
import type { abandonedCheckoutExtensions } from '../../shared/extensions/abandoned-checkouts.ts';
import type { backInStockExtensions } from '../../shared/extensions/back-in-stock.ts';
import type { customerExtensions } from '../../shared/extensions/customers.ts';
import type { draftOrderExtensions } from '../../shared/extensions/draft-orders.ts';
import type { giftCardExtensions } from '../../shared/extensions/gift-cards.ts';
import type { memberReportExtensions } from '../../shared/extensions/member-reports.ts';
import type { returnExtensions } from '../../shared/extensions/returns.ts';
import type { subscriptionExtensions } from '../../shared/extensions/subscriptions.ts';
import type { Webhook } from '../../shared/webhooks.ts';
import { findOperation } from '../../platform/contract/index.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import { callHostedEndpoint, callOperation } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const aggregateOrders = findOperation('ecom_orders.aggregateOrders');
const countReviews = findOperation('reviews_reviews.countReviews');

const call = extensionCaller<
  typeof abandonedCheckoutExtensions &
    typeof backInStockExtensions &
    typeof customerExtensions &
    typeof draftOrderExtensions &
    typeof giftCardExtensions &
    typeof memberReportExtensions &
    typeof returnExtensions &
    typeof subscriptionExtensions
>();

type Values = Readonly<Record<string, readonly string[]>>;

/** The filter of a list's tab. */
const filterOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, wanted]) => [field, { $in: wanted }]));

/** The list of orders counts its tabs by the same aggregate, for which the embedded platform has its numbers ready. */
async function countOrders(platformFetch: PlatformFetch): Promise<number> {
  const { filter, counted } = ordersOpening;
  const { aggregates } = await callOperation<{
    aggregates?: { all?: Readonly<Record<string, number>> };
  }>(platformFetch, aggregateOrders, { filter, aggregation: { all: { $count: counted } } });
  const { tabs } = tabCounts(aggregates?.all ?? {}, counted, [
    { id: 'waiting', values: waitingValues.orders },
  ]);
  return tabs['waiting'] ?? 0;
}

async function countWaitingReviews(platformFetch: PlatformFetch): Promise<number> {
  const { count = 0 } = await callOperation<{ count?: number }>(platformFetch, countReviews, {
    filter: filterOf(waitingValues.reviews),
    includePrivateReviews: true,
  });
  return count;
}

interface WaitingCounter {
  /** Only the embedded platform can count them. */
  isExtension?: boolean;
  count: (platformFetch: PlatformFetch) => Promise<number>;
}

/** What an extension counts by the values of the desk's tab. */
const countedBy = (
  extension: 'countAbandonedCheckouts' | 'countGiftCards' | 'countReturns' | 'countSubscriptions',
  values: Values,
): WaitingCounter => ({
  isExtension: true,
  count: async (platformFetch) => (await call(platformFetch, extension, { filter: filterOf(values) })).count,
});

/** How the records of each desk that wait for a person are counted. */
export const waitingCounters: Readonly<Record<WaitingDesk, WaitingCounter>> = {
  orders: { count: countOrders },
  reviews: { count: countWaitingReviews },
  returns: countedBy('countReturns', waitingValues.returns),
  'abandoned-checkouts': countedBy('countAbandonedCheckouts', waitingValues['abandoned-checkouts']),
  subscriptions: countedBy('countSubscriptions', waitingValues.subscriptions),
  'gift-cards': countedBy('countGiftCards', waitingValues['gift-cards']),
  drafts: {
    isExtension: true,
    count: async (platformFetch) => {
      // The edit of an order is no order to come.
      const filter = { status: 'DRAFT', orderId: { $exists: false }, source: { $exists: false } };
      return (await call(platformFetch, 'countDraftOrders', { filter })).count;
    },
  },
  customers: {
    isExtension: true,
    count: async (platformFetch) => {
      const filter = filterOf(waitingValues.customers);
      const { counts } = await call(platformFetch, 'aggregateCustomers', { filter, fields: ['status'] });
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
  },
  'back-in-stock': {
    isExtension: true,
    count: async (platformFetch) => (await call(platformFetch, 'countDemand', { filter: {} })).all,
  },
  'member-reports': {
    isExtension: true,
    count: async (platformFetch) => (await call(platformFetch, 'countReportedMembers', {})).open,
  },
  webhooks: {
    isExtension: true,
    count: async (platformFetch) => {
      const { webhooks } = await callHostedEndpoint<{ webhooks: Webhook[] }>(
        platformFetch,
        '/hosted/webhooks/list',
        { body: {} },
      );
      return webhooks.filter(({ state }) => state === 'PARKED').length;
    },
  },
};
