import { Hono } from 'hono';
import { notFound, PlatformError, type ErrorEnvelope } from '../../platform/contract/errors.ts';
import { draftsDesk } from '../../shared/desks/drafts.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: how many drafts a filter in the contract's words finds. */
export function draftRoutes({ platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/drafts');

  app.get('/count', async (c) => {
    await requireRight(c, ...draftsDesk.rights.list);
    const path = `/hosted/draft-orders/count${new URL(c.req.url).search}`;
    const reply = await callPlatform(platformFetch, { method: 'GET', path });
    if (reply.ok) return c.json((await reply.json()) as { count: number });
    if (reply.status === 404) throw notFound('The hosted platform does not count its drafts.');
    const { message, details } = (await reply.json()) as ErrorEnvelope;
    const violations = details?.validationError?.fieldViolations;
    throw new PlatformError(reply.status, message, { ...(violations && { violations }) });
  });

  return app;
}
