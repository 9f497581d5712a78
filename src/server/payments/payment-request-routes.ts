import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: the link of a payment request goes to the order's buyer. */
export function paymentRequestRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/payment-requests');

  app.post('/:id/mail', async (c) => {
    const staff = await requireRight(c, ...ordersDesk.rights.voidRequest);
    const id = z.guid().safeParse(c.req.param('id'));
    if (!id.success) throw notFound('There is no such payment request.');
    const path = `/hosted/payment-requests/${id.data}/mail`;
    const sent = await askHosted<{ to: string }>(gateway.platformFetch, path, { body: {} });
    await recordDeed(c, gateway, staff, {
      name: 'sendPaymentRequest',
      entityType: 'paymentRequest',
      entityId: id.data,
    });
    return c.json(sent);
  });

  return app;
}
