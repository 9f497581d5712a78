import { z } from 'zod';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { abandoned } from './tables.ts';

const asked = z.strictObject({ filter: z.record(z.string(), z.unknown()) });

/** How many there are by a filter: the contract has no operation for it. */
export const countRoute: HostedRoute = {
  method: 'POST',
  path: '/hosted/abandoned-checkouts/count',
  async handle(request, context) {
    requireMerchant(context, 'ECOM.ABANDONED_CHECKOUT_READ');
    const { filter } = await readJson(request, asked);
    const { count } = await abandoned.count(context.db, context.siteId, filter);
    return Response.json({ count });
  },
};
