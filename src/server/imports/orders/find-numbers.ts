import type { PlatformFetch } from '../../platform-fetch.ts';
import type { StoredOrder } from './merge-order.ts';
import { readPage } from '../../jobs/kinds/entity-source.ts';

/** At most 100 numbers; of two orders with the same one that was placed here stands first. */
export async function findNumbers(
  platformFetch: PlatformFetch,
  numbers: readonly string[],
): Promise<Map<string, StoredOrder>> {
  const found = new Map<string, StoredOrder>();
  if (numbers.length === 0) return found;
  let cursor: string | undefined;
  do {
    const page = await readPage<StoredOrder>(
      platformFetch,
      { operation: 'ecom_orders.searchOrders', plural: 'orders' },
      { filter: { number: { $in: numbers } }, ...(cursor !== undefined && { cursor }) },
    );
    for (const order of page.entities)
      if (found.get(order.number)?.imported !== false) found.set(order.number, order);
    cursor = page.next;
  } while (cursor !== undefined);
  return found;
}
