import type { PlatformFetch } from '../../platform-fetch.ts';
import { readPage } from '../../jobs/kinds/entity-source.ts';

export interface KnownOrder {
  id: string;
  number: string;
  imported?: boolean;
}

/** At most 100 numbers; of two orders with the same one that was placed here stands first. */
export async function findNumbers(
  platformFetch: PlatformFetch,
  numbers: readonly string[],
): Promise<Map<string, KnownOrder>> {
  const found = new Map<string, KnownOrder>();
  if (numbers.length === 0) return found;
  let cursor: string | undefined;
  do {
    const page = await readPage<KnownOrder>(
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
