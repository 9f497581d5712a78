import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import type { BankAccount } from '../../shared/bank-account.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';
import { paymentsDesk } from '../../shared/desks/payments.ts';

const PATH = '/hosted/payments/bank-account';
/** There is one; the back office's forms know records by an id. */
const ID = 'bank-transfer';

/** @throws what the platform refused, in its words; 404 where a hosted platform keeps its own ways to pay. */
const ask = ({ platformFetch }: Gateway, body?: string): Promise<BankAccount> =>
  askHosted(platformFetch, PATH, {
    body,
    missing: notFound('The hosted platform keeps its own ways to pay.'),
  });

/** Mounted at `/admin/api`: where buyers who pay by transfer send their money. */
export function bankAccountRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/payments');
  const known = (c: GatewayContext): void => {
    if (c.req.param('id') !== ID) throw notFound('There is no such way to pay.');
  };

  app.get('/:id', async (c) => {
    await requireRight(c, ...paymentsDesk.rights.list);
    known(c);
    return c.json({ id: ID, ...(await ask(gateway)) });
  });

  app.put('/:id', async (c) => {
    const staff = await requireRight(c, ...paymentsDesk.rights.edit);
    known(c);
    const before = await ask(gateway);
    const after = await ask(gateway, await c.req.text());
    await recordDeed(c, gateway, staff, {
      name: 'setBankAccount',
      entityType: 'bankAccount',
      entityId: ID,
      before,
      after,
    });
    return c.json({ id: ID, ...after });
  });

  return app;
}
