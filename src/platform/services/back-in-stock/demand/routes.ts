import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readDemand } from './describe-demand.ts';
import { countDemandStates, queryDemand } from './query-demand.ts';
import { tellStory } from './story.ts';
import { tellRequests } from './tell-requests.ts';

const READ = 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS';

const variantId = z.string().min(1).max(36);
const asked = z.strictObject({
  query: z.strictObject({
    filter: z.unknown().optional(),
    sort: z.unknown().optional(),
    cursorPaging: z
      .strictObject({ limit: z.unknown().optional(), cursor: z.unknown().optional() })
      .optional(),
  }),
});
const counted = z.strictObject({ filter: z.unknown().optional() });
const some = z.strictObject({ ids: z.array(z.guid()).max(100) });
const ofVariant = z.strictObject({ variantId });
const ofProduct = z.strictObject({ productId: z.guid() });

/** Beside the contract, which counts by reference and names nothing: what the board of the back office shows. */
const merchant = (
  path: string,
  handle: (request: Request, context: Context) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/back-in-stock/${path}`,
  async handle(request, context) {
    requireMerchant(context, READ);
    return Response.json(await handle(request, context));
  },
});

export const demandRoutes: HostedRoute[] = [
  merchant('demand/query', async (request, context) =>
    queryDemand(context, (await readJson(request, asked)).query),
  ),
  merchant('demand/count', async (request, context) =>
    countDemandStates(context, (await readJson(request, counted)).filter),
  ),
  merchant('demand/of-product', async (request, context) => ({
    demands: await readDemand(context, await readJson(request, ofProduct)),
  })),
  merchant('demand/story', async (request, context) => ({
    story: await tellStory(context, (await readJson(request, ofVariant)).variantId),
  })),
  merchant('told', async (request, context) => ({
    requests: await tellRequests(context, (await readJson(request, some)).ids),
  })),
];
