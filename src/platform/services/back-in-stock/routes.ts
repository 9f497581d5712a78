import { z } from 'zod';
import type { WaitedThing } from '#shared/back-in-stock.ts';
import { backInStockExtensions } from '#shared/extensions/back-in-stock.ts';
import type { Context } from '../../context.ts';
import { serveExtensions } from '../../extensions/serve.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { readDemand } from './demand/describe-demand.ts';
import { countDemandStates, queryDemand } from './demand/query-demand.ts';
import { readDemandStory } from './demand/story.ts';
import { readRequestDetails } from './demand/request-details.ts';
import { listOwn, stopOwn } from './own.ts';
import { readTelling, writeTelling } from './notification-settings.ts';

const stopped = z.strictObject({ id: z.guid() });

/** For whoever is signed in, about what they wait for. */
const own = (path: string, handle: (request: Request, context: Context) => Promise<object>): HostedRoute => ({
  method: 'POST',
  path: `/hosted/back-in-stock/own/${path}`,
  handle: async (request, context) => Response.json(await handle(request, context)),
});

export const routes: HostedRoute[] = [
  own('read', async (_request, context): Promise<{ items: WaitedThing[] }> => ({
    items: await listOwn(context),
  })),
  own('stop', async (request, context) => {
    await stopOwn(context, (await readJson(request, stopped)).id);
    return {};
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
