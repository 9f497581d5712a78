import { Hono } from 'hono';
import { notFound, PlatformError } from '../../platform/contract/errors.ts';
import { discountsDesk } from '../../shared/desks/discounts.ts';
import type { Trial } from '../../shared/try-discount.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Somebody is typing: an answer that takes longer is of no use. */
const MOST_MILLISECONDS = 5000;

function within<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PlatformError(504, 'The cart could not be counted in time.', { code: 'TOO_SLOW' })),
      MOST_MILLISECONDS,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

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
      return c.json(await within(askHosted<Trial>(platformFetch, hosted, { body, missing })));
    });
  return app;
}
