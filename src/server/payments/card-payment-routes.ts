import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { paymentsDesk } from '../../shared/desks/payments.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { requirePermission } from '../staff/session.ts';

/** Mounted at `/admin/api`: whether cards are charged, and by whom. */
export function cardPaymentRoutes({ cardPayments }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/payments/cards', async (c) => {
    await requirePermission(c, ...paymentsDesk.rights.list);
    if (!cardPayments) throw notFound('The hosted platform charges cards by itself.');
    return c.json({ id: 'cards', ...cardPayments });
  });
  return app;
}
