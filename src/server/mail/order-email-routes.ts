import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import type { OrderEmail } from '../../shared/order-mails.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: the emails about an order, for its timeline. */
export function orderEmailRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/order-emails/:orderId', async (c) => {
    await requireRight(c, ...ordersDesk.rights.show);
    if (!gateway.embedded)
      throw notFound('The hosted platform keeps its emails itself.', 'EMAILS_ARE_HOSTED');
    const id = z.guid().safeParse(c.req.param('orderId'));
    if (!id.success) throw notFound('There is no such order.', 'ORDER_NOT_FOUND');
    const path = `/hosted/orders/${id.data}/emails`;
    return c.json(await askHosted<{ emails: OrderEmail[] }>(gateway.platformFetch, path));
  });
  return app;
}
