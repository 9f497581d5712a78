import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { taxDesk } from '../../shared/desks/tax.ts';
import type { TaxTrial } from '../../shared/tax-answer.ts';
import { inTime } from '../http/in-time.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: how a bag is taxed at an address, also by rates that nobody has saved yet. */
export function taxTryRoutes({ platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.post('/tax/try', async (c) => {
    await requireRight(c, ...taxDesk.rights.list);
    const body = await c.req.text();
    const missing = notFound('The hosted platform does not try taxes.');
    return c.json(
      await inTime(
        askHosted<TaxTrial>(platformFetch, '/hosted/tax/try', { body, missing }),
        'The tax could not be counted in time.',
      ),
    );
  });
  return app;
}
