import { z } from 'zod';
import type { Context } from '../../context.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { retry } from './act.ts';
import { contractNotFound, readContract } from './change.ts';
import { onDesk, openOnDesk, summarise } from './desk.ts';
import { withContracts } from './show.ts';
import type { Subscription } from './subscription.ts';
import { subscriptions } from './tables.ts';
import { chargeNow } from './upkeep.ts';

const READ = 'ECOM.SUBSCRIPTION_CONTRACT_READ';
const CHANGE = 'ECOM.MODIFY_ORDERS';

const anything = z.record(z.string(), z.unknown());
const asked = z.strictObject({ query: anything.optional() });
const counted = z.strictObject({ filter: anything.optional() });

async function read({ db, siteId }: Context, id: string): Promise<Subscription> {
  const found = await subscriptions.get(db, siteId, id);
  if (!found) throw contractNotFound(id);
  return found;
}

const merchant = (
  path: string,
  handle: (request: Request, context: Context, params: Readonly<Record<string, string>>) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/subscriptions/${path}`,
  async handle(request, context, params) {
    requireMerchant(context, READ);
    return Response.json(await handle(request, context, params));
  },
});

/** What the shop asks of all of them, and may do besides what their members may. */
export const deskRoutes: HostedRoute[] = [
  merchant('query', async (request, context) => {
    const { query = {} } = await readJson(request, asked);
    const { items, metadata } = await subscriptions.query(context.db, context.siteId, query);
    const found = await withContracts(context, items);
    return {
      subscriptions: found.map(([one, contract]) => onDesk(one, contract)),
      pagingMetadata: metadata,
    };
  }),
  merchant('count', async (request, context) => {
    const { filter = {} } = await readJson(request, counted);
    const { count } = await subscriptions.count(context.db, context.siteId, filter);
    return { count };
  }),
  merchant('summary', async (_request, context) => ({ summary: await summarise(context) })),
  merchant(':id/read', async (_request, context, { id = '' }) => {
    const found = await read(context, id);
    return { subscription: await openOnDesk(context, found, await readContract(context, id)) };
  }),
  {
    method: 'POST',
    path: '/hosted/subscriptions/:id/retry',
    ownTransactions: true,
    async handle(_request, context, { id = '' }) {
      requireMerchant(context, CHANGE);
      await context.transaction((inner) => retry(inner, id));
      await chargeNow(context, id);
      return Response.json(onDesk(await read(context, id), await readContract(context, id)));
    },
  },
];
