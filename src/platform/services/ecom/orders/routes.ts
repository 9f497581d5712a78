import { z } from 'zod';
import { orderExtensions } from '#shared/extensions/orders.ts';
import { MAIL_BOUNDS } from '#shared/order-mails.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { readOrderEmails } from '#platform/events/order-emails.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import { withStoreTexts } from '#platform/mails/email-templates.ts';
import type { HostedRoute } from '#platform/service.ts';
import { previewOrderImport, importOrders } from './import-orders.ts';
import { writeMail, type StaffEmail } from './mails/written-mail.ts';
import type { Order } from './order.ts';
import { lockOrder, readOrder, saveOrder, stampOf } from './order-change.ts';
import { addActivities, mailSent, wasSent } from './rules/activities.ts';
import { readNextNumber } from './tables.ts';

const PERMISSION = 'ECOM.MODIFY_ORDERS';

const text = (max: number) => z.string().trim().min(1).max(max);

const requested = z.discriminatedUnion('what', [
  z.object({ what: z.literal('confirmation') }),
  z.object({
    what: z.literal('message'),
    subject: text(MAIL_BOUNDS.subject),
    message: text(MAIL_BOUNDS.message),
  }),
]);
const sending = z.object({ mail: requested, key: z.string().min(1).max(200) });
const showing = z.object({ mail: requested });

/** What an order is beyond this the contract says. */
const importing = z.object({
  orders: z
    .array(z.looseObject({ id: z.guid().optional(), number: z.string().min(1) }))
    .min(1)
    .max(100)
    .refine(
      (orders) => new Set(orders.map(({ number }) => number)).size === orders.length,
      'each number once',
    )
    .refine((orders) => {
      const ids = orders.flatMap(({ id }) => id ?? []);
      return new Set(ids).size === ids.length;
    }, 'each id once'),
});
const MAX_IMPORTED = 4_194_304;

/** Nobody is told that an order stands which does not. */
function requireTrue({ status }: Order, { what }: StaffEmail): void {
  if (what === 'confirmation' && status !== 'APPROVED')
    throw failedPrecondition('The order does not stand: there is nothing to confirm.', 'ORDER_NOT_APPROVED');
}

const noAddress = (): Error => failedPrecondition('The order has no e-mail address.', 'NO_EMAIL_ADDRESS');

export const routes: HostedRoute[] = [
  ...serveExtensions(orderExtensions, {
    async listOrderEmails({ orderId }, context) {
      const { id } = await readOrder(context, orderId);
      return { emails: await readOrderEmails(context.db, context.siteId, id) };
    },
    getNextOrderNumber: async (_request, { db, siteId }) => ({
      nextNumber: String(await readNextNumber(db, siteId)),
    }),
  }),
  {
    /** Many orders with their past, in one transaction: each as `importOrder` writes it, none undone by another. */
    method: 'POST',
    path: '/hosted/orders/import',
    async handle(request, context) {
      requireMerchant(context, PERMISSION);
      const { orders } = await readJson(request, importing, MAX_IMPORTED);
      return Response.json(await importOrders(context, orders));
    },
  },
  {
    /** What each of these could not be imported for; nothing is written. */
    method: 'POST',
    path: '/hosted/orders/import/foresee',
    async handle(request, context) {
      requireMerchant(context, PERMISSION);
      const { orders } = await readJson(request, importing, MAX_IMPORTED);
      return Response.json({ results: previewOrderImport(context, orders) });
    },
  },
  {
    /** Mails the buyer, and writes that into the order. The same key sends nothing a second time. */
    method: 'POST',
    path: '/hosted/orders/:id/mail',
    async handle(request, context, { id = '' }) {
      requireMerchant(context, PERMISSION);
      const { mail: what, key } = await readJson(request, sending);
      const before = await lockOrder(context, id);
      const { order } = before;
      const to = order.buyerInfo?.email;
      if (!to) throw noAddress();
      if (!wasSent(order.activities, key)) {
        requireTrue(order, what);
        const mails = await Promise.all(
          (await writeMail(order, what, context)).map((mail) => withStoreTexts(context, mail)),
        );
        for (const mail of mails) await context.mail(mail);
        const subject = mails[0]?.subject ?? '';
        const told = mailSent({ key, what: what.what, subject, to }, stampOf(context));
        const activities = addActivities(order.activities, [told]);
        await saveOrder(context, before, { ...before, order: { ...order, activities } });
      }
      return Response.json({ to });
    },
  },
  {
    /** The same mail as it would go out; nothing is sent. */
    method: 'POST',
    path: '/hosted/orders/:id/mail/preview',
    async handle(request, context, { id = '' }) {
      requireMerchant(context, PERMISSION);
      const { mail: what } = await readJson(request, showing);
      const order = await readOrder(context, id);
      const [written] = await writeMail(order, what, context);
      if (!written) throw noAddress();
      const mail = await withStoreTexts(context, written);
      return Response.json({ to: mail.to, subject: mail.subject, text: mail.text });
    },
  },
];
