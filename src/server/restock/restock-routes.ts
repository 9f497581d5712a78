import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: puts chosen pieces of a canceled order back in stock. */
export function restockRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/order-restock');

  app.post('/:id', async (c) => {
    const staff = await requireRight(c, ...ordersDesk.rights.edit);
    const id = c.req.param('id');
    const reply = await askHosted<{ restocked: { lineItemId: string; quantity: number }[] }>(
      gateway.platformFetch,
      `/hosted/orders/${encodeURIComponent(id)}/restock`,
      {
        body: await c.req.text(),
        actor: staff.email,
        missing: notFound('The order was not found.', 'ORDER_NOT_FOUND'),
      },
    );
    const deed = { name: 'restockOrder', entityType: 'order', entityId: id };
    await recordDeed(c, gateway, staff, { ...deed, after: reply.restocked });
    return c.json(reply);
  });

  return app;
}
