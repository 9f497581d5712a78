import { Hono } from 'hono';
import type { CustomerSegment } from '../../shared/customer-segments.ts';
import { discountsDesk } from '../../shared/desks/discounts.ts';
import type { DiscountOrder } from '../../shared/discounts.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted, callPlatform } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const { rights } = discountsDesk;
const ORDER = '/hosted/discounts/order';

/** Mounted at `/admin/api`: rules and coupons as one list, and the order in which rules are taken. */
export function discountListRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/discounts');
  const { platformFetch } = gateway;

  for (const path of ['query', 'count', 'ids'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, ...rights.list);
      // As the platform answers it, its refusals too.
      return callPlatform(platformFetch, {
        method: 'POST',
        path: `/hosted/discounts/${path}`,
        body: await c.req.text(),
      });
    });

  app.get('/segments', async (c) => {
    await requireRight(c, ...rights.list);
    const { segments } = await askHosted<{ segments: CustomerSegment[] }>(
      platformFetch,
      '/hosted/customers/segments',
      { body: {} },
    );
    return c.json(segments);
  });

  app.get('/order', async (c) => {
    await requireRight(c, ...rights.list);
    return c.json(await askHosted<DiscountOrder>(platformFetch, `${ORDER}/read`, { body: {} }));
  });

  app.put('/order', async (c) => {
    const by = await requireRight(c, ...rights.edit);
    const before = await askHosted<DiscountOrder>(platformFetch, `${ORDER}/read`, { body: {} });
    const asked = { body: await c.req.text(), actor: by.email };
    const after = await askHosted<DiscountOrder>(platformFetch, `${ORDER}/write`, asked);
    await recordDeed(c, gateway, by, {
      name: 'orderDiscounts',
      entityType: 'discountOrder',
      entityId: 'settings',
      before,
      after,
    });
    return c.json(after);
  });

  return app;
}
