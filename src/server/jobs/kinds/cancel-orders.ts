import { z } from 'zod';
import { callPlatform, findOperation, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { orderSelection } from './order-selection.ts';

const schema = z.object({
  restockAllItems: z.boolean().optional(),
  sendOrderCanceledEmail: z.boolean().optional(),
  customMessage: z.string().min(1).max(1000).optional(),
});

/** Cancels orders one by one: the platform has no bulk call for it. */
export function cancelOrders(platformFetch: PlatformFetch): JobKind {
  const operation = findOperation('ecom_orders', 'cancelOrder');
  return {
    ...orderSelection(platformFetch),
    permissions: operation.permissions.slice(0, 1),
    batchSize: 5,
    checkParams: (params) => (schema.safeParse(params).success ? undefined : 'does not fit'),
    async work({ job, items, idempotencyKey }) {
      const outcomes: Outcome[] = [];
      for (const { id } of items) {
        try {
          await callPlatform(
            platformFetch,
            operation,
            { id, ...schema.parse(job.params) },
            { actor: job.actor, idempotencyKey: `${idempotencyKey}:${id}` },
          );
          outcomes.push({ id, state: 'done' });
        } catch (error) {
          if (!(error instanceof PlatformCallError) || error.status >= 500) throw error;
          outcomes.push({ id, state: 'failed', reason: error.message });
        }
      }
      return outcomes;
    },
  };
}
