import type { Context } from '#platform/context.ts';
import type { Handlers, OrderFulfillmentsApi } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import {
  lockOrder,
  orderAction,
  readOrder,
  saveOrder,
  shippedMail,
  stampOf,
  visibleOrderIds,
} from '../orders/public.ts';
import { FULFILLMENTS_FQDN, type FulfilledOrder, type Fulfillment } from './fulfillment.ts';
import {
  addFulfillment,
  changeFulfillment,
  removeFulfillment,
  withConfirmationSent,
} from './rules/change.ts';
import { isTrackable } from './rules/tracking.ts';
import { readFulfillments, readManyFulfillments, writeFulfillments } from './tables.ts';

const events = entityEvents(FULFILLMENTS_FQDN);

interface OrderWithFulfillments {
  orderId: string;
  fulfillments: Fulfillment[];
}

/** Holds the order with all that left of it, changes both, and tells. */
export async function changeFulfillments<State extends FulfilledOrder>(
  context: Context,
  orderId: string,
  apply: (before: FulfilledOrder) => State,
): Promise<{ before: FulfilledOrder; after: State; shown: OrderWithFulfillments }> {
  const { db, siteId } = context;
  const { order, transactions } = await lockOrder(context, orderId);
  const before = { order, fulfillments: await readFulfillments(db, siteId, orderId) };
  const after = apply(before);
  const shown = { orderId, fulfillments: after.fulfillments };
  if (after.fulfillments !== before.fulfillments) {
    await writeFulfillments(db, siteId, orderId, after.fulfillments);
    await context.emit(events.updated(shown, orderId));
  }
  const turned = after.order.fulfillmentStatus !== before.order.fulfillmentStatus;
  if (after.order !== before.order) {
    await saveOrder(context, { order, transactions }, { order: after.order, transactions }, (stored) =>
      turned && stored.fulfillmentStatus === 'FULFILLED' ? [orderAction(stored, 'fulfilled', {})] : [],
    );
  }
  return { before, after, shown };
}

/** The buyer hears of a parcel that can be followed, unless the shop wants it otherwise. */
async function create(context: Context, orderId: string, inputs: readonly Fulfillment[]) {
  const { silent = false, note } = context.mailing;
  const { after, shown } = await changeFulfillments(context, orderId, (before) => {
    const stamp = stampOf(context);
    let state: FulfilledOrder & { made: Fulfillment[] } = { ...before, made: [] };
    for (const input of inputs) {
      const { added, ...next } = addFulfillment(state, input, stamp);
      const isMailed = !silent && isTrackable(added) && Boolean(next.order.buyerInfo?.email);
      state = { ...(isMailed ? withConfirmationSent(next, stamp) : next), made: [...state.made, added] };
    }
    return state;
  });
  for (const { lineItems, trackingInfo } of silent ? [] : after.made.filter(isTrackable)) {
    const parcel = { lines: lineItems, tracking: trackingInfo ?? {}, note };
    for (const mail of shippedMail(after.order, context.site, parcel)) await context.mail(mail);
  }
  return { made: after.made, shown };
}

export const handlers = {
  async listFulfillmentsForSingleOrder({ orderId }, context) {
    const { id } = await readOrder(context, orderId);
    const fulfillments = await readFulfillments(context.db, context.siteId, id);
    return { orderWithFulfillments: { orderId: id, fulfillments } };
  },

  async listFulfillmentsForMultipleOrders({ orderIds }, context) {
    const seen = await visibleOrderIds(context, orderIds);
    const found = await readManyFulfillments(context.db, context.siteId, seen);
    return {
      ordersWithFulfillments: seen.map((orderId) => ({ orderId, fulfillments: found.get(orderId) ?? [] })),
    };
  },

  async createFulfillment({ orderId, fulfillment }, context) {
    const { made, shown } = await create(context, orderId, [fulfillment as Fulfillment]);
    return { orderWithFulfillments: shown, fulfillmentId: String(made[0]?.id) };
  },

  async updateFulfillment({ orderId, fulfillment, fieldMask }, context) {
    const { shown } = await changeFulfillments(context, orderId, (before) =>
      changeFulfillment(before, fulfillment as Fulfillment, fieldMask ?? undefined, stampOf(context)),
    );
    return { orderWithFulfillments: shown };
  },

  async deleteFulfillment({ orderId, fulfillmentId }, context) {
    const { shown } = await changeFulfillments(context, orderId, (before) =>
      removeFulfillment(before, fulfillmentId, stampOf(context)),
    );
    return { orderWithFulfillments: shown };
  },

  async bulkCreateFulfillments({ ordersWithFulfillments }, context) {
    const { results, bulkActionMetadata } = await bulk(context, {
      entries: ordersWithFulfillments,
      idOf: ({ orderId = '' }) => orderId,
      each: async ({ orderId = '', fulfillments = [] }) =>
        (await create(context, orderId, fulfillments as Fulfillment[])).shown,
      show: (shown) => shown,
    });
    return {
      results: results.map(({ itemMetadata, item }) => ({
        itemMetadata,
        ...(item && { ordersWithFulfillments: item }),
      })),
      bulkActionMetadata,
    };
  },
} satisfies Handlers<OrderFulfillmentsApi, Context>;
