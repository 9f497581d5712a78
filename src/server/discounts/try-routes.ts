import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { discountsDesk } from '../../shared/desks/discounts.ts';
import type { Trial } from '../../shared/try-discount.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { inTime } from '../http/in-time.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: what a rule or a coupon would do to a cart, before anybody keeps it. */
export function tryRoutes({ platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  for (const [path, hosted] of [
    ['/discounts/try', '/hosted/discount-rules/try'],
    ['/coupons/try', '/hosted/coupons/try'],
  ] as const)
    app.post(path, async (c) => {
      await requireRight(c, ...discountsDesk.rights.list);
      const body = await c.req.text();
      const missing = notFound('The hosted platform does not try discounts.');
      const trial = askHosted<Trial>(platformFetch, hosted, { body, missing });
      return c.json(await inTime(trial, 'The cart could not be counted in time.'));
    });
  return app;
}
