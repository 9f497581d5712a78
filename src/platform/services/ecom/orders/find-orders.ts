import type { Context, SiteDb } from '#platform/context.ts';
import { notFound, PlatformError } from '#platform/contract/errors.ts';
import type { Handler, OrdersApi } from '#platform/contract/index.ts';
import type { QueryRequest } from '#platform/store/index.ts';
import { orderNotFound, readOrder } from './order-change.ts';
import type { Order } from './order.ts';
import { isVisible, ownOrders, seesAll, shownTo } from './rules/visibility.ts';
import { orders } from './tables.ts';

/** Storefronts look for the plain code; the one that the contract declares is for keys and apps. */
function tellShopper(error: unknown): never {
  if (error instanceof PlatformError && error.code === 'ORDER_NOT_FOUND')
    throw notFound(error.message, 'NOT_FOUND', error.data);
  throw error;
}

export const getOrder: Handler<OrdersApi, 'getOrder', Context> = async ({ id }, context) => {
  const { db, siteId, caller } = context;
  if (!seesAll(caller)) return { order: shownTo(await readOrder(context, id).catch(tellShopper), caller) };
  const order = await orders.getRaw(db, siteId, id);
  if (!order) throw orderNotFound(id);
  return { order: order.asMessage };
};

export const searchOrders: Handler<OrdersApi, 'searchOrders', Context> = async (
  { search },
  { db, siteId, caller },
) => {
  if (seesAll(caller)) {
    const { items, metadata } = await orders.searchRaw(db, siteId, search ?? {});
    return { orders: items.map(({ asMessage }) => asMessage), metadata };
  }
  const { items, metadata } = await orders.search(db, siteId, search ?? {}, { scope: ownOrders(caller) });
  return { orders: items.map((order) => shownTo(order, caller)), metadata };
};

/** @throws 404 ORDER_NOT_FOUND, also for an order that is somebody else's */
export const findOrder = async (context: Context, id: string): Promise<Order> =>
  shownTo(await readOrder(context, id), context.caller);

/** A page by offset of those that this caller may see. */
export async function queryOrders({ db, siteId, caller }: Context, query: QueryRequest) {
  const { items, metadata } = await orders.queryByOffset(db, siteId, query, { scope: ownOrders(caller) });
  return { items: items.map((order) => shownTo(order, caller)), metadata };
}

/** Those of these orders that are there and this caller may see. */
export async function visibleOrderIds(
  { db, siteId, caller }: Context,
  ids: readonly string[],
): Promise<string[]> {
  const found = await orders.getMany(db, siteId, ids);
  const visible = new Set(found.filter((order) => isVisible(order, caller)).map(({ id }) => id));
  return [...new Set(ids)].filter((id) => visible.has(id));
}

/** Those that are there, for who sees all of them. */
export const findOrders = ({ db, siteId }: SiteDb, ids: readonly string[]): Promise<Order[]> =>
  orders.getMany(db, siteId, [...new Set(ids)]);

const PAID = { $in: ['PAID', 'PARTIALLY_REFUNDED', 'PARTIALLY_PAID', 'FULLY_REFUNDED'] };

/** Whether somebody has paid for an order with that product. */
export async function hasPaidFor(
  { db, siteId }: SiteDb,
  contactId: string,
  productId: string,
): Promise<boolean> {
  const { count } = await orders.count(
    db,
    siteId,
    {
      'buyerInfo.contactId': contactId,
      paymentStatus: PAID,
      'lineItems.catalogReference.catalogItemId': { $hasSome: [productId] },
    },
    { cap: 1 },
  );
  return count > 0;
}

/** Whether an order of one of these addresses stands since then. */
export async function hasOrderedSince(
  { db, siteId }: SiteDb,
  emails: readonly string[],
  since: string,
): Promise<boolean> {
  const { count } = await orders.count(
    db,
    siteId,
    {
      'buyerInfo.email': { $in: [...emails] },
      createdDate: { $gte: since },
      status: { $in: ['APPROVED', 'PENDING'] },
    },
    { cap: 1 },
  );
  return count > 0;
}
