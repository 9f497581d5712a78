import { z } from 'zod';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Outcome } from '../jobs.ts';
import type { BulkReply } from './bulk-job.ts';
import { readPage } from './entity-source.ts';
import { jobKind, type Work } from './job-kind.ts';
import { products } from './products.ts';

const INVENTORY = 'stores_inventory-items-v-3';
/** As many pieces as the platform counts. */
const MAX = 99_999;
/** As many items as the platform changes in one call. */
const CALL_SIZE = 100;

const schema = z.union([
  z.strictObject({ set: z.int().min(0).max(MAX) }),
  z.strictObject({ add: z.int().min(-MAX).max(MAX) }),
]);
type Change = z.infer<typeof schema>;

interface StockItem {
  id: string;
  productId: string;
  revision: string;
  trackQuantity?: boolean;
}

async function stockOf(platformFetch: PlatformFetch, productIds: readonly string[]): Promise<StockItem[]> {
  const list = { operation: `${INVENTORY}.queryInventoryItems`, plural: 'inventoryItems' };
  const items: StockItem[] = [];
  let cursor: string | undefined;
  do {
    const filter = { productId: { $in: productIds } };
    const page = await readPage<StockItem>(platformFetch, list, { filter, ...(cursor && { cursor }) });
    items.push(...page.entities);
    cursor = page.next;
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

/** Why the platform rejected, by item. */
async function refusals(
  items: readonly StockItem[],
  { params, call, revise }: Work<Change>,
): Promise<Map<string, string>> {
  const rejected = new Map<string, string>();
  for (let start = 0; start < items.length; start += CALL_SIZE) {
    const part = items.slice(start, start + CALL_SIZE);
    const { name, body } = requestFor(params, part);
    const operation = `${INVENTORY}.${name}`;
    const reply =
      'set' in params
        ? await revise<BulkReply>(operation, body)
        : await call<BulkReply>(operation, body, start);
    for (const { itemMetadata } of reply.results ?? []) {
      const item = part[itemMetadata?.originalIndex ?? -1];
      if (item && !itemMetadata?.success) {
        rejected.set(item.id, itemMetadata?.error?.description ?? itemMetadata?.error?.code ?? '');
      }
    }
  }
  return rejected;
}

/** Sets the stock of every variant of the products, or adds to it; below nothing it does not go. */
export const adjustStock = jobKind(
  {
    operation: `${INVENTORY}.bulkUpdateInventoryItems`,
    entities: products,
    batch: 10,
    params: schema,
    misfit: 'must set a quantity or add one, as a whole number',
  },
  async (work) => {
    const all = await stockOf(work.platformFetch, work.ids);
    const countable = 'set' in work.params ? all : all.filter(({ trackQuantity }) => trackQuantity);
    const rejected = await refusals(countable, work);
    return work.ids.map((id): Outcome => {
      const mine = countable.filter(({ productId }) => productId === id);
      if (mine.length === 0) return { id, state: 'skipped', reason: 'Its stock is not counted.' };
      const reasons = mine.flatMap((item) => rejected.get(item.id) ?? []);
      const [reason] = reasons;
      if (reason === undefined) return { id, state: 'done' };
      return { id, state: 'failed', reason: `${reasons.length} of ${mine.length} variants: ${reason}` };
    });
  },
);
