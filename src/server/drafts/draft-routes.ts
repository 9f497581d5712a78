import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { draftsDesk } from '../../shared/desks/drafts.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: how many drafts a filter in the contract's words finds. */
export function draftRoutes({ platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/drafts');

  app.get('/count', async (c) => {
    await requireRight(c, ...draftsDesk.rights.list);
    const path = `/hosted/draft-orders/count${new URL(c.req.url).search}`;
    const missing = notFound('The hosted platform does not count its drafts.');
    return c.json(await askHosted<{ count: number }>(platformFetch, path, { missing }));
  });

  return app;
}
