import { callPlatform, findOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';
import { bulkOutcomes, type BulkReply } from './bulk-outcomes.ts';
import { orderSelection } from './order-selection.ts';

/** Nothing was left to do, or what is left is under way already. */
const SKIPPED = ['ORDER_ALREADY_PAID'];

/** Small batches, so that progress is seen and a cancel takes hold at once. */
const BATCH_SIZE = 20;

/** Records an offline payment of what is still owed. */
export function markAsPaid(platformFetch: PlatformFetch): JobKind {
  const operation = findOperation('ecom_orders', 'paymentCollectionBulkMarkOrdersAsPaid');
  return {
    ...orderSelection(platformFetch),
    permissions: operation.permissions.slice(0, 1),
    batchSize: BATCH_SIZE,
    checkParams: () => undefined,
    async work({ job, items, idempotencyKey }) {
      const ids = items.map((item) => item.id);
      const reply = await callPlatform<BulkReply>(
        platformFetch,
        operation,
        { ecomOrderIds: ids },
        { actor: job.actor, idempotencyKey },
      );
      return bulkOutcomes(reply, ids, SKIPPED);
    },
  };
}
