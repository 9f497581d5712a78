import { backInStockExtensions, shopperBackInStockExtensions } from '#shared/extensions/back-in-stock.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readDemand } from './demand/describe-demand.ts';
import { countDemandStates, queryDemand } from './demand/query-demand.ts';
import { readDemandStory } from './demand/story.ts';
import { readRequestDetails } from './demand/request-details.ts';
import { listOwn, stopOwn } from './own-requests.ts';
import { readTelling, writeTelling } from './notification-settings.ts';

export const routes: HostedRoute[] = [
  ...serveExtensions(shopperBackInStockExtensions, {
    listMyBackInStockRequests: async (_request, context) => ({ items: await listOwn(context) }),
    async cancelMyBackInStockRequest({ id }, context) {
      await stopOwn(context, id);
      return {};
    },
  }),
  ...serveExtensions(backInStockExtensions, {
    queryDemand: ({ query }, context) => queryDemand(context, query),
    countDemand: ({ filter }, context) => countDemandStates(context, filter),
    listProductDemand: async (request, context) => ({ demands: await readDemand(context, request) }),
    getDemandHistory: async ({ variantId }, context) => ({
      history: await readDemandStory(context, variantId),
    }),
    listNotificationRequestDetails: async ({ ids }, context) => ({
      requests: await readRequestDetails(context, ids),
    }),
    getBackInStockEmailSettings: async (_request, context) => ({ settings: await readTelling(context) }),
    async changeBackInStockEmailSettings(settings, context) {
      await writeTelling(context, settings);
      return { settings };
    },
  }),
];
