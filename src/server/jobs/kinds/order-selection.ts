import { callPlatform, findOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { ExportOrder } from './order-columns.ts';
import type { JobKind } from '../jobs.ts';

const PAGE = 100;

interface SearchReply {
  orders?: ExportOrder[];
  metadata?: { cursors?: { next?: string } };
}

interface SearchPage {
  filter: Record<string, unknown>;
  sort?: unknown[];
  cursor?: string;
}

/** One page of 100 orders by the platform's own search. */
export async function searchOrders(
  platformFetch: PlatformFetch,
  { filter, sort, cursor }: SearchPage,
): Promise<{ orders: ExportOrder[]; next?: string }> {
  const search =
    cursor === undefined
      ? { filter, sort, cursorPaging: { limit: PAGE } }
      : { cursorPaging: { limit: PAGE, cursor } };
  const reply = await callPlatform<SearchReply>(platformFetch, findOperation('ecom_orders', 'searchOrders'), {
    search,
  });
  const next = reply.metadata?.cursors?.next;
  return { orders: reply.orders ?? [], ...(next && { next }) };
}

/** Orders by id, in no particular order; unknown ones are absent. */
export async function ordersById(
  platformFetch: PlatformFetch,
  ids: readonly string[],
): Promise<ExportOrder[]> {
  const found: ExportOrder[] = [];
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = await searchOrders(platformFetch, {
      filter: { id: { $in: ids.slice(start, start + PAGE) } },
    });
    found.push(...page.orders);
  }
  return found;
}

const labelOf = (order: ExportOrder): string => (order.number === undefined ? order.id : `#${order.number}`);

/** How orders are chosen and named, the same for every kind of job about them. */
export const orderSelection = (platformFetch: PlatformFetch): Pick<JobKind, 'select' | 'labels'> => ({
  async select(page) {
    const { orders, next } = await searchOrders(platformFetch, page);
    return { items: orders.map((order) => ({ id: order.id, label: labelOf(order) })), ...(next && { next }) };
  },
  async labels(ids) {
    const orders = await ordersById(platformFetch, ids);
    return new Map(orders.map((order) => [order.id, labelOf(order)]));
  },
});
