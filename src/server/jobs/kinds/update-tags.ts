import { z } from 'zod';
import { callPlatform, findOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';
import { bulkOutcomes, type BulkReply } from './bulk-outcomes.ts';
import { orderSelection } from './order-selection.ts';

const tagIds = z.object({ tagIds: z.array(z.string()).max(100) });
const tags = z.object({ tags: tagIds.optional(), privateTags: tagIds.optional() });
const schema = z.object({ assignTags: tags.optional(), unassignTags: tags.optional() });

/** Puts tags on orders and takes tags off. */
export function updateTags(platformFetch: PlatformFetch): JobKind {
  const operation = findOperation('ecom_orders', 'bulkUpdateOrderTags');
  return {
    ...orderSelection(platformFetch),
    permissions: operation.permissions.slice(0, 1),
    batchSize: 100,
    checkParams: (params) =>
      schema.safeParse(params).success ? undefined : 'must name tags to assign or unassign',
    async work({ job, items, idempotencyKey }) {
      const ids = items.map((item) => item.id);
      const reply = await callPlatform<BulkReply>(
        platformFetch,
        operation,
        { orderIds: ids, ...schema.parse(job.params) },
        { actor: job.actor, idempotencyKey },
      );
      return bulkOutcomes(reply, ids);
    },
  };
}
