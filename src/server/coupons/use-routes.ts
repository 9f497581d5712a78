import { Hono } from 'hono';
import { z } from 'zod';
import type { DiscountUses, DiscountUseShown } from '../../shared/coupons.ts';
import { couponsDesk } from '../../shared/desks/coupons.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

const some = z.record(z.string(), z.unknown());

/** `/discount-uses/:kind`, of a `rule` or a `coupon`: how often and for how much so far, and by which orders. */
export function discountUseRoutes({ platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/discount-uses');
  const ask = <Answer>(path: string, body: object): Promise<Answer> =>
    askHosted<Answer>(platformFetch, `/hosted/discount-uses/${path}`, { body });

  app.post('/:kind', async (c) => {
    await requireRight(c, ...couponsDesk.rights.list);
    const { ids } = await readJson(c, some);
    return c.json(await ask<Record<string, DiscountUses>>('sums', { kind: c.req.param('kind'), ids }));
  });

  app.get('/:kind/:id/orders', async (c) => {
    await requireRight(c, ...couponsDesk.rights.list);
    await requireRight(c, ...ordersDesk.rights.list);
    const { from, to } = readListRequest(c);
    const { kind, id } = c.req.param();
    const asked = { kind, id, from, limit: to - from + 1 };
    const { uses, total } = await ask<{ uses: DiscountUseShown[]; total: number }>('orders', asked);
    return listReply(c, 'orders', uses, from, total);
  });

  return app;
}
