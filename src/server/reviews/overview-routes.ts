import { Hono } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: what reviews said over a period and what became of them; the platform judges what is asked. */
export function overviewRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/reviews/overview', async (c) => {
    await requireRight(c, 'REVIEWS.READ_PRIVATE_REVIEWS');
    return callPlatform(gateway.platformFetch, {
      method: 'GET',
      path: `/hosted/reviews/overview${new URL(c.req.url).search}`,
    });
  });
  return app;
}
