import { z } from 'zod';
import { callPlatform, findOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import type { BulkReply } from './bulk-outcomes.ts';
import { productSelection } from './product-selection.ts';

/** As many pieces as the platform counts. */
const MOST = 99_999;
/** As many items as the platform changes in one call. */
const CALL_SIZE = 100;

const schema = z.union([
  z.strictObject({ set: z.int().min(0).max(MOST) }),
  z.strictObject({ add: z.int().min(-MOST).max(MOST) }),
]);
type Change = z.infer<typeof schema>;

interface StockItem {
  id: string;
  productId: string;
  revision: string;
  trackQuantity?: boolean;
}

interface QueryReply {
  inventoryItems?: StockItem[];
  pagingMetadata?: { cursors?: { next?: string } };
}

async function stockOf(platformFetch: PlatformFetch, productIds: readonly string[]): Promise<StockItem[]> {
  const operation = findOperation('stores_inventory-items-v-3', 'queryInventoryItems');
  const items: StockItem[] = [];
  let cursor: string | undefined;
  do {
    const cursorPaging = { limit: CALL_SIZE, ...(cursor && { cursor }) };
    const query = cursor ? { cursorPaging } : { filter: { productId: { $in: productIds } }, cursorPaging };
    const reply: QueryReply = await callPlatform(platformFetch, operation, { query });
    items.push(...(reply.inventoryItems ?? []));
    cursor = reply.pagingMetadata?.cursors?.next;
  } while (cursor);
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const requestFor = (change: Change, items: readonly StockItem[]): { name: string; body: object } => {
  if ('set' in change) {
    const inventoryItems = items.map(({ id, revision }) => ({
      inventoryItem: { id, revision, quantity: change.set },
    }));
    return { name: 'bulkUpdateInventoryItems', body: { inventoryItems } };
  }
  return change.add < 0
    ? {
        name: 'bulkDecrementInventoryItems',
        body: { decrementData: items.map(({ id }) => ({ inventoryItemId: id, decrementBy: -change.add })) },
      }
    : {
        name: 'bulkIncrementInventoryItems',
        body: { incrementData: items.map(({ id }) => ({ inventoryItemId: id, incrementBy: change.add })) },
      };
};

/** Why the platform refused, by item. */
async function refusals(
  platformFetch: PlatformFetch,
  change: Change,
  items: readonly StockItem[],
  { job, idempotencyKey }: Batch,
): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  for (let start = 0; start < items.length; start += CALL_SIZE) {
    const part = items.slice(start, start + CALL_SIZE);
    const { name, body } = requestFor(change, part);
    const reply = await callPlatform<BulkReply>(
      platformFetch,
      findOperation('stores_inventory-items-v-3', name),
      body,
      { actor: job.actor, idempotencyKey: `${idempotencyKey}:${start}` },
    );
    for (const { itemMetadata } of reply.results ?? []) {
      const item = part[itemMetadata?.originalIndex ?? -1];
      if (item && !itemMetadata?.success) {
        refused.set(item.id, itemMetadata?.error?.description ?? itemMetadata?.error?.code ?? '');
      }
    }
  }
  return refused;
}

/** Sets the stock of every variant of the products, or adds to it; below nothing it does not go. */
export function adjustStock(platformFetch: PlatformFetch): JobKind {
  return {
    ...productSelection(platformFetch),
    permissions: ['WIX_STORES.INVENTORY_UPDATE'],
    batchSize: 10,
    checkParams: (params) =>
      schema.safeParse(params).success ? undefined : 'must set a quantity or add one, as a whole number',
    async work(batch) {
      const change = schema.parse(batch.job.params);
      const all = await stockOf(
        platformFetch,
        batch.items.map(({ id }) => id),
      );
      const countable = 'set' in change ? all : all.filter(({ trackQuantity }) => trackQuantity);
      const refused = await refusals(platformFetch, change, countable, batch);
      return batch.items.map(({ id }): Outcome => {
        const mine = countable.filter(({ productId }) => productId === id);
        if (mine.length === 0) return { id, state: 'skipped', reason: 'Its stock is not counted.' };
        const reasons = mine.flatMap((item) => refused.get(item.id) ?? []);
        const [reason] = reasons;
        if (reason === undefined) return { id, state: 'done' };
        return { id, state: 'failed', reason: `${reasons.length} of ${mine.length} variants: ${reason}` };
      });
    },
  };
}
