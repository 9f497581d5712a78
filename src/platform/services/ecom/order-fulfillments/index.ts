import { defineService, type Listener } from '#platform/service.ts';
import { stampOf, type Order } from '../orders/public.ts';
import { migrations } from './migrations.ts';
import { changeFulfillments, handlers } from './order-fulfillments.ts';
import { afterRefund } from './rules/change.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

/** A refund may take what was left to send, and one that fails after all gives it back. */
const orderUpdated: Listener = async ({ entityId, body }, context) => {
  if (!('updatedEvent' in body)) return;
  const order = body.updatedEvent.currentEntity as Order;
  const wasRefunded = order.lineItems.some(({ refundQuantity }) => refundQuantity !== undefined);
  if (order.fulfillmentStatus === 'NOT_FULFILLED' || !wasRefunded) return;
  await changeFulfillments(context, entityId, (before) => afterRefund(before, stampOf(context)));
};

export const orderFulfillments = defineService({
  name: 'order-fulfillments',
  package: 'ecom_order-fulfillments',
  handlers,
  listeners: { 'wix.ecom.v1.order_updated': orderUpdated },
  routes,
  entities,
  migrations,
});
