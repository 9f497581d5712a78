import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { maskedAccount, type BankAccount } from '../../shared/bank-account.ts';
import { paymentsDesk } from '../../shared/desks/payments.ts';
import type { ManualPaymentMethod } from '../../shared/manual-payments.ts';
import type { Gateway, OutgoingMail } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { callHostedEndpoint } from '../platform-call.ts';
import { bankAccountMail, manualPaymentsMail } from '../staff/mails.ts';
import { notifyOwners } from '../staff/notify-owners.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';

interface ManualMethods {
  methods: ManualPaymentMethod[];
}

interface MailContext {
  gateway: Gateway;
  owner: { email: string; name: string };
  by: Staff;
}

/** Something that says where buyers' money goes. The back office's forms know records by an id. */
interface Destination<Settings extends object> {
  path: string;
  /** The name of the audit entry. */
  audit: string;
  /** As the audit log stores it: more people read that than may see an account. */
  mask: (settings: Settings) => object;
  /** Whether money goes elsewhere now, so that the owners hear of it. */
  changes: (before: Settings, after: Settings) => boolean;
  mail: (context: MailContext, change: { before: Settings; after: Settings }) => OutgoingMail;
}

const bankTransfer: Destination<BankAccount> = {
  path: '/hosted/payments/bank-account',
  audit: 'setBankAccount',
  mask: (account) => ({ ...account, account: maskedAccount(account.account) }),
  changes: (before, after) =>
    (['offered', 'holder', 'account', 'bic', 'bank'] as const).some((name) => before[name] !== after[name]),
  mail: ({ gateway, owner, by }, change) => bankAccountMail(gateway, owner, { ...change, by }),
};

const manual: Destination<ManualMethods> = {
  path: '/hosted/payments/manual-methods',
  audit: 'setManualPaymentMethods',
  mask: (settings) => settings,
  changes: (before, after) => JSON.stringify(before) !== JSON.stringify(after),
  mail: ({ gateway, owner, by }, change) =>
    manualPaymentsMail(gateway, owner, {
      before: change.before.methods,
      after: change.after.methods,
      by,
    }),
};

/** Serves one of them below `/payments/<id>`. */
function serve<Settings extends object>(
  app: Hono<GatewayEnv>,
  gateway: Gateway,
  { id, ...destination }: Destination<Settings> & { id: string },
): void {
  /** @throws what the platform rejected, in its words; 404 where a hosted platform manages the payment methods. */
  const ask = (body?: string): Promise<Settings> =>
    callHostedEndpoint(gateway.platformFetch, destination.path, {
      body,
      missing: notFound('Payment methods are managed on the hosted platform.'),
    });
  app.get(`/${id}`, async (c) => {
    await requirePermission(c, ...paymentsDesk.rights.list);
    return c.json({ id, ...(await ask()) });
  });
  app.put(`/${id}`, async (c: GatewayContext) => {
    const staff = await requirePermission(c, ...paymentsDesk.rights.edit);
    const before = await ask();
    const after = await ask(await c.req.text());
    await recordAction(c, gateway, staff, {
      name: destination.audit,
      entityType: 'bankAccount',
      entityId: id,
      before: destination.mask(before),
      after: destination.mask(after),
    });
    if (destination.changes(before, after))
      await notifyOwners(gateway, (owner) =>
        destination.mail({ gateway, owner, by: staff }, { before, after }),
      );
    return c.json({ id, ...after });
  });
}

/** Mounted at `/admin/api`: where buyers who pay by hand send their money. */
export function paymentDestinationRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/payments');
  serve(app, gateway, { id: 'bank-transfer', ...bankTransfer });
  serve(app, gateway, { id: 'manual', ...manual });
  return app;
}
