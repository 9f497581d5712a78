import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { maskedAccount, type BankAccount } from '../../shared/bank-account.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { callHostedEndpoint } from '../platform-call.ts';
import { bankAccountMail, type BankAccountChange } from '../staff/mails.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { staffTables } from '../staff/tables.ts';
import { isUsable } from '../staff/usable.ts';
import { paymentsDesk } from '../../shared/desks/payments.ts';

const PATH = '/hosted/payments/bank-account';
/** There is one; the back office's forms know records by an id. */
const ID = 'bank-transfer';

/** @throws what the platform refused, in its words; 404 where a hosted platform manages the payment methods. */
const ask = ({ platformFetch }: Gateway, body?: string): Promise<BankAccount> =>
  callHostedEndpoint(platformFetch, PATH, {
    body,
    missing: notFound('Payment methods are managed on the hosted platform.'),
  });

/** As the audit log stores it: more people read that than may see the account. */
const maskAccount = (account: BankAccount): BankAccount => ({
  ...account,
  account: maskedAccount(account.account),
});

const changesDestination = (before: BankAccount, after: BankAccount): boolean =>
  (['offered', 'holder', 'account', 'bic', 'bank'] as const).some((name) => before[name] !== after[name]);

/** All of them, whoever changed it: an owner whose session somebody else has hears of it, too. */
async function notifyOwners(gateway: Gateway, by: Staff, change: BankAccountChange): Promise<void> {
  const owners = await staffTables(gateway.database.kysely)
    .selectFrom('staff_members')
    .selectAll()
    .where('role', '=', 'owner')
    .orderBy('id')
    .execute();
  for (const owner of owners.filter((one) => isUsable(one, gateway)))
    await gateway.mailer.send(bankAccountMail(gateway, owner, { ...change, by }));
}

/** Mounted at `/admin/api`: where buyers who pay by transfer send their money. */
export function bankAccountRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/payments');
  const known = (c: GatewayContext): void => {
    if (c.req.param('id') !== ID) throw notFound('The payment method was not found.');
  };

  app.get('/:id', async (c) => {
    await requirePermission(c, ...paymentsDesk.rights.list);
    known(c);
    return c.json({ id: ID, ...(await ask(gateway)) });
  });

  app.put('/:id', async (c) => {
    const staff = await requirePermission(c, ...paymentsDesk.rights.edit);
    known(c);
    const before = await ask(gateway);
    const after = await ask(gateway, await c.req.text());
    await recordAction(c, gateway, staff, {
      name: 'setBankAccount',
      entityType: 'bankAccount',
      entityId: ID,
      before: maskAccount(before),
      after: maskAccount(after),
    });
    if (changesDestination(before, after)) await notifyOwners(gateway, staff, { before, after });
    return c.json({ id: ID, ...after });
  });

  return app;
}
