import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import type { DeliveryTried } from '../../shared/delivery-offer.ts';
import { deliveryDesk } from '../../shared/desks/delivery.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { inTime } from '../http/in-time.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: what would be offered to an address and a bag, before anybody keeps it. */
export function deliveryRoutes({ platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.post('/delivery/try', async (c) => {
    const body = await c.req.text();
    await requireRight(c, ...deliveryDesk.rights.list);
    // What lies in an order is for those who may read it.
    if (/"orderId"\s*:/.test(body)) await requireRight(c, ...ordersDesk.rights.list);
    const missing = notFound('The hosted platform does not try addresses.');
    const tried = askHosted<DeliveryTried>(platformFetch, '/hosted/delivery/try', { body, missing });
    return c.json(await inTime(tried, 'The delivery could not be counted in time.'));
  });
  return app;
}
