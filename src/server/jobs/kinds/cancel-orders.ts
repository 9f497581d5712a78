import { z } from 'zod';
import type { orderFulfillmentExtensions } from '#shared/extensions/orders.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { outcomeOf } from './bulk-job.ts';
import type { EntitySource } from './entity-source.ts';
import { jobKind } from './job-kind.ts';

const operation = 'ecom_orders.cancelOrder';

const callExtension = extensionCaller<typeof orderFulfillmentExtensions>();

const schema = z.object({
  restockAllItems: z.boolean().optional(),
  /** Puts back what has not left; `restockAllItems` also puts back what the buyer has. */
  restockUnsent: z.boolean().optional(),
  sendOrderCanceledEmail: z.boolean().optional(),
  customMessage: z.string().min(1).max(1000).optional(),
});

export const cancelOrdersJob = (
  entities: EntitySource<{ id: string; fulfillmentStatus?: string }>,
): ((platformFetch: PlatformFetch) => JobKind) =>
  jobKind(
    { operation, entities, batch: 5, params: schema },
    async ({ platformFetch, ids, params, actor, call }) => {
      const { restockUnsent = false, restockAllItems = false, ...how } = params;
      const found = restockUnsent ? await entities.byIds(platformFetch, ids) : new Map<string, never>();
      const outcomes: Outcome[] = [];
      for (const id of ids) {
        const untouched = (found.get(id)?.fulfillmentStatus ?? 'NOT_FULFILLED') === 'NOT_FULFILLED';
        const all = restockAllItems || (restockUnsent && untouched);
        outcomes.push(
          await outcomeOf(id, async () => {
            await call(operation, { id, ...how, restockAllItems: all }, id);
            if (restockUnsent && !all)
              await callExtension(platformFetch, 'restockOrder', { orderId: id }, actor);
            return undefined;
          }),
        );
      }
      return outcomes;
    },
  );
