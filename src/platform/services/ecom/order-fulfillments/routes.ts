import { isKnownCarrier } from '#shared/carriers.ts';
import { orderFulfillmentExtensions } from '#shared/extensions/orders.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { lockOrder, readOrder, restocked, saveOrder, shippedMail } from '../orders/public.ts';
import { restockOf, withRestocked } from './rules/restock.ts';
import { isTrackable, trackingOf } from './rules/tracking.ts';
import { readFulfillments } from './tables.ts';

export const routes = serveExtensions(orderFulfillmentExtensions, {
  async restockOrder({ orderId, lineItems }, context) {
    const before = await lockOrder(context, orderId);
    const fulfillments = await readFulfillments(context.db, context.siteId, orderId);
    const restock = restockOf({ order: before.order, fulfillments }, lineItems);
    if (restock.length > 0) {
      const after = { ...before, order: withRestocked(before.order, restock) };
      await saveOrder(context, before, after, (stored) => restocked(stored, restock));
    }
    return { restocked: restock };
  },
  async previewShipmentEmail({ orderId, lineItems, trackingInfo, note }, context) {
    const order = await readOrder(context, orderId);
    // The link of a label that is still to be bought is not known yet.
    const tracking = isKnownCarrier(trackingInfo.shippingProvider ?? '')
      ? trackingOf(trackingInfo)
      : trackingInfo;
    const [mail] = isTrackable({ trackingInfo: tracking })
      ? shippedMail(order, context.site, { lines: lineItems, tracking, note })
      : [];
    if (!mail) throw failedPrecondition('No mail goes out with this parcel.', 'NO_MAIL');
    return { to: mail.to, subject: mail.subject, text: mail.text };
  },
});
