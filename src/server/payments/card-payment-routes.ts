import { Hono } from 'hono';
import { z } from 'zod';
import { badRequest, invalidField, notFound } from '../../platform/contract/errors.ts';
import { isStripeSecretKey, isStripeWebhookSecret, type CardPayments } from '../../shared/card-payments.ts';
import { paymentsDesk } from '../../shared/desks/payments.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { cardPaymentsMail } from '../staff/mails.ts';
import { notifyOwners } from '../staff/notify-owners.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import type { CardPaymentSettings } from './card-payments.ts';
import type { StripeKeys } from './stripe-keys.ts';

const ID = 'cards';
const PATH = '/payments/cards';

const keysShape = z.strictObject({
  secretKey: z
    .string()
    .trim()
    .max(300)
    .refine(isStripeSecretKey, 'must be a secret or restricted key of Stripe, such as sk_live_…'),
  webhookSecret: z
    .string()
    .trim()
    .max(300)
    .refine(isStripeWebhookSecret, 'must be the signing secret of an endpoint at Stripe, whsec_…'),
});

/** Mounted at `/admin/api`: how cards are charged, and the keys of Stripe. */
export function cardPaymentRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  const settings = (): CardPaymentSettings => {
    if (!gateway.cardPayments) throw notFound('The hosted platform charges cards by itself.');
    return gateway.cardPayments;
  };

  async function change(
    c: GatewayContext,
    readKeys: () => Promise<StripeKeys | undefined>,
  ): Promise<CardPayments> {
    const staff = await requirePermission(c, ...paymentsDesk.rights.edit);
    const cards = settings();
    const before = await cards.read();
    if (before.ruledBy !== undefined)
      throw badRequest(`Cards are set by the environment variable ${before.ruledBy}.`, 'SET_BY_ENVIRONMENT');
    const keys = await readKeys();
    const problem = keys && (await cards.check(keys.secretKey));
    if (problem !== undefined) throw invalidField('secretKey', 'OTHER', problem);
    await cards.write(keys);
    const after = await cards.read();
    const audited = ({ by, keys: masked }: CardPayments) => ({ by, ...masked });
    await recordAction(c, gateway, staff, {
      name: 'setCardPayments',
      entityType: 'bankAccount',
      entityId: ID,
      before: audited(before),
      after: audited(after),
    });
    await notifyOwners(gateway, (owner) => cardPaymentsMail(gateway, owner, { before, after, by: staff }));
    return after;
  }

  app.get(PATH, async (c) => {
    await requirePermission(c, ...paymentsDesk.rights.list);
    return c.json({ id: ID, ...(await settings().read()) });
  });
  app.put(PATH, async (c) => c.json({ id: ID, ...(await change(c, () => readJson(c, keysShape))) }));
  app.delete(PATH, async (c) => c.json({ id: ID, ...(await change(c, async () => undefined)) }));
  return app;
}
