import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { orderSettingsDesk } from '../../shared/desks/order-settings.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: the number of the next order, which the contract sets and never returns. */
export function orderNumberRoutes({ embedded, platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/order-numbers/next', async (c) => {
    await requireRight(c, ...orderSettingsDesk.rights.list);
    if (!embedded)
      throw notFound('The hosted platform does not return its next order number.', 'NO_NEXT_NUMBER');
    return c.json(await askHosted<{ nextNumber: string }>(platformFetch, '/hosted/orders/next-number'));
  });
  return app;
}
