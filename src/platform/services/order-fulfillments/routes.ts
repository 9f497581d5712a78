import { z } from 'zod';
import { isKnownCarrier } from '#shared/carriers.ts';
import { LONGEST_NOTE } from '#shared/mailing.ts';
import { failedPrecondition } from '../../contract/errors.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { lockOrder, readOrder, restocked, saveOrder, shippedMail } from '../orders/public.ts';
import { restockOf, withRestocked } from './rules/restock.ts';
import { isTrackable, trackingOf } from './rules/tracking.ts';
import { readFulfillments } from './tables.ts';

const showing = z.object({
  lineItems: z
    .array(z.object({ id: z.guid(), quantity: z.number().int().min(1) }))
    .min(1)
    .max(300),
  trackingInfo: z.object({
    trackingNumber: z.string().max(100).optional(),
    shippingProvider: z.string().max(100).optional(),
    trackingLink: z.string().max(2048).optional(),
  }),
  note: z.string().max(LONGEST_NOTE).optional(),
});

const restocking = z.object({
  lineItems: z
    .array(z.object({ lineItemId: z.guid(), quantity: z.number().int().min(0) }))
    .max(300)
    .optional(),
});

export const routes: HostedRoute[] = [
  {
    /** Puts pieces of a canceled order back in stock; the contract can only put back all of them, or none. */
    method: 'POST',
    path: '/hosted/orders/:id/restock',
    async handle(request, context, { id = '' }) {
      requireMerchant(context, 'ECOM.MODIFY_ORDERS');
      const { lineItems } = await readJson(request, restocking);
      const before = await lockOrder(context, id);
      const fulfillments = await readFulfillments(context.db, context.siteId, id);
      const restock = restockOf({ order: before.order, fulfillments }, lineItems);
      if (restock.length > 0) {
        const after = { ...before, order: withRestocked(before.order, restock) };
        await saveOrder(context, before, after, (stored) => restocked(stored, restock));
      }
      return Response.json({ restocked: restock });
    },
  },
  {
    /** The mail that the buyer would get with such a parcel; nothing is sent. */
    method: 'POST',
    path: '/hosted/orders/:id/fulfillments/mail/preview',
    async handle(request, context, { id = '' }) {
      requireMerchant(context, 'ECOM.MODIFY_FULFILLMENTS');
      const { lineItems, trackingInfo, note } = await readJson(request, showing);
      const order = await readOrder(context, id);
      // Of a label that is still to be bought the link is not known yet.
      const tracking = isKnownCarrier(trackingInfo.shippingProvider ?? '')
        ? trackingOf(trackingInfo)
        : trackingInfo;
      const [mail] = isTrackable({ trackingInfo: tracking })
        ? shippedMail(order, context.site, { lines: lineItems, tracking, note })
        : [];
      if (!mail) throw failedPrecondition('No mail goes out with this parcel.', 'NO_MAIL');
      return Response.json({ to: mail.to, subject: mail.subject, text: mail.text });
    },
  },
];
