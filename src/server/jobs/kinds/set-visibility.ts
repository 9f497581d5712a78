import { z } from 'zod';
import { callPlatform, findOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { bulkOutcomes, type BulkReply } from './bulk-outcomes.ts';
import { productsById, productSelection } from './product-selection.ts';

const schema = z.object({ visible: z.boolean() });

/** Shows products in the shop or takes them out of it. */
export function setVisibility(platformFetch: PlatformFetch): JobKind {
  const operation = findOperation('stores_products-v-3', 'bulkUpdateProducts');
  return {
    ...productSelection(platformFetch),
    permissions: operation.permissions.slice(0, 1),
    batchSize: 50,
    checkParams: (params) =>
      schema.safeParse(params).success ? undefined : 'must say whether to show or hide',
    async work({ job, items, idempotencyKey }) {
      const { visible } = schema.parse(job.params);
      const known = await productsById(
        platformFetch,
        items.map(({ id }) => id),
      );
      const found = new Map(known.map((product) => [product.id, product]));
      const settled = items.flatMap(({ id }): Outcome[] => {
        const product = found.get(id);
        if (!product) return [{ id, state: 'failed', reason: 'The product no longer exists.' }];
        const reason = visible ? 'It is shown already.' : 'It is hidden already.';
        return product.visible === visible ? [{ id, state: 'skipped', reason }] : [];
      });
      const open = items.flatMap(({ id }) => {
        const product = found.get(id);
        return product && product.visible !== visible ? [product] : [];
      });
      if (open.length === 0) return settled;
      const reply = await callPlatform<BulkReply>(
        platformFetch,
        operation,
        { products: open.map(({ id, revision }) => ({ product: { id, revision, visible } })) },
        { actor: job.actor, idempotencyKey },
      );
      return [
        ...settled,
        ...bulkOutcomes(
          reply,
          open.map(({ id }) => id),
        ),
      ];
    },
  };
}
