import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import {
  hasReservedAll,
  reserveOrderStock,
  releaseReservedStock,
  restockReserved,
  type StockItem,
} from '../inventory/public.ts';
import { readOrdersSettings } from '../../ecom/orders-settings/public.ts';
import { linesOfOurs, type OrderedLine, wantedLines } from './order-stock.ts';
import { emitUpdated } from './product-change.ts';
import type { CatalogReference } from './reference.ts';
import { withStock } from './rules/derive.ts';
import { products, writeQuietly } from './tables.ts';

/** What of an order its stock depends on; orders are a service that comes later, so its events tell. */
interface OrderFacts {
  id: string;
  paymentStatus?: string;
  lineItems: { id?: string; quantity?: number; catalogReference?: CatalogReference | null }[];
  activities?: { activityType?: string }[];
}

interface OrderEventBody {
  order: OrderFacts;
  restockItems?: { lineItemId: string; quantity: number }[];
}

const bodyOf = (event: Parameters<Listener>[0]): OrderEventBody =>
  (event.body as unknown as { actionEvent: { body: OrderEventBody } }).actionEvent.body;

const linesOf = ({ lineItems }: OrderFacts): OrderedLine[] =>
  lineItems.flatMap(({ id, quantity = 0, catalogReference }) =>
    id !== undefined && quantity > 0
      ? [{ lineItemId: id, quantity, catalogReference: catalogReference ?? null }]
      : [],
  );

/** The order stands already: it gets what there is. What it took at the checkout is not taken again. */
async function takeFor(context: Context, order: OrderFacts): Promise<void> {
  const lines = linesOf(order);
  const ids = linesOfOurs(lines).map(({ lineItemId }) => lineItemId);
  if (await hasReservedAll(context, order.id, ids)) return;
  const wanted = (await wantedLines(context, lines)).filter(({ variantId }) => variantId !== '');
  await reserveOrderStock(context, order.id, wanted, { whateverIsLeft: true });
}

const onApproved: Listener = async (event, context) => {
  const { inventoryUpdateTrigger } = await readOrdersSettings(context);
  if (inventoryUpdateTrigger === 'ON_ORDER_PLACED') await takeFor(context, bodyOf(event).order);
};

const onPaymentStatus: Listener = async (event, context) => {
  const { order } = bodyOf(event);
  if (order.paymentStatus !== 'PAID') return;
  const { inventoryUpdateTrigger } = await readOrdersSettings(context);
  if (inventoryUpdateTrigger === 'ON_ORDER_PAID') await takeFor(context, order);
};

/** An order that was never placed lets go of what its checkout took; of others the merchant decides. */
const onCanceled: Listener = async (event, context) => {
  const { order } = bodyOf(event);
  const placed = (order.activities ?? []).some(({ activityType }) => activityType === 'ORDER_PLACED');
  if (!placed) await releaseReservedStock(context, order.id);
};

const onRestocked: Listener = async (event, context) => {
  const { order, restockItems = [] } = bodyOf(event);
  await restockReserved(context, order.id, restockItems);
};

/** Whether there is one to sell stands in the product too, where lists filter by it. */
const onStockStatus: Listener = async (event, context) => {
  const { inventoryItem } = (event.body as unknown as { actionEvent: { body: { inventoryItem: StockItem } } })
    .actionEvent.body;
  const { db, siteId } = context;
  const before = await products.getForUpdate(db, siteId, inventoryItem.productId);
  if (!before) return;
  const state = {
    inStock: inventoryItem.availabilityStatus === 'IN_STOCK',
    preorderEnabled: inventoryItem.preorderInfo?.enabled === true,
  };
  const after = withStock(before, new Map([[inventoryItem.variantId, state]]));
  if (after === before) return;
  await writeQuietly(db, siteId, after);
  await emitUpdated(context, after, before);
};

export const listeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.order_approved': onApproved,
  'wix.ecom.v1.order_payment_status_updated': onPaymentStatus,
  'wix.ecom.v1.order_canceled': onCanceled,
  'wix.ecom.v1.order_items_restocked': onRestocked,
  'wix.stores.catalog.v3.inventory_item_stock_status_updated': onStockStatus,
};
