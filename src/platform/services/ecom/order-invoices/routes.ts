import { z } from 'zod';
import {
  INVOICE_BOUNDS,
  invoiceProblems,
  NO_INVOICE_SETTINGS,
  type InvoiceObstacles,
  type InvoiceSettings,
} from '#shared/invoices.ts';
import { failedPrecondition, invalid, notFound } from '#platform/contract/errors.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { lockOrder, readOrder, visibleOrderIds } from '../orders/public.ts';
import { countDue } from './due-orders.ts';
import { sendAgain } from './issue.ts';
import { isTaxed } from './rules/tax-reason.ts';
import { readMissingFacts, readSettings, writeSettings } from './settings.ts';
import { entryOf, findInvoice, invoicesOf } from './tables.ts';

const noSuchInvoice = (): Error => notFound('There is no such invoice.', 'INVOICE_NOT_FOUND');

const text = (name: keyof typeof INVOICE_BOUNDS) =>
  z.string().trim().max(INVOICE_BOUNDS[name]).default(NO_INVOICE_SETTINGS[name]);

const shape = z.object({
  prefix: text('prefix'),
  nextNumber: z.number(),
  creditPrefix: text('creditPrefix'),
  nextCreditNumber: z.number(),
  receiptPrefix: text('receiptPrefix'),
  nextReceiptNumber: z.number(),
  seller: text('seller'),
  taxId: text('taxId'),
  footer: text('footer'),
  send: z.boolean().default(true),
});

const SAID = {
  number: 'must be a whole number from 1 to 999999999',
  samePrefix: 'must differ from the prefix of invoices',
};

async function readGiven(request: Request): Promise<Omit<InvoiceSettings, 'address'>> {
  const body = await readJson(request, shape);
  const problems = Object.entries(invoiceProblems(body));
  if (problems.length === 0) return body;
  throw invalid(
    problems.map(([field, problem]) => ({
      field,
      violatedRule: 'FORMAT',
      description: SAID[problem],
      data: {},
    })),
  );
}

const printed = z.object({ orderIds: z.array(z.string()).max(500) });

export const routes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/invoices/settings',
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_INVOICES');
      return Response.json(await readSettings(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/invoices/settings',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.MODIFY_INVOICES');
      await writeSettings(context, await readGiven(request));
      return Response.json(await readSettings(context));
    },
  },
  {
    /** What invoices with tax lack of their seller, and how many orders wait for it. */
    method: 'GET',
    path: '/hosted/invoices/obstacles',
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_INVOICES');
      const missing = await readMissingFacts(context, true);
      return Response.json({ missing, waiting: await countDue(context) } satisfies InvoiceObstacles);
    },
  },
  {
    /** The same of one order. */
    method: 'GET',
    path: '/hosted/invoices/orders/:orderId/obstacles',
    async handle(_request, context, { orderId = '' }) {
      requireMerchant(context, 'ECOM.READ_INVOICES');
      const order = await readOrder(context, orderId);
      const missing = await readMissingFacts(context, isTaxed(order));
      return Response.json({
        missing,
        waiting: await countDue(context, orderId),
      } satisfies InvoiceObstacles);
    },
  },
  {
    /** Those of an order, for its buyer and for API keys. */
    method: 'GET',
    path: '/hosted/invoices/orders/:orderId',
    async handle(_request, context, { orderId = '' }) {
      if (context.caller.kind === 'api-key') requireMerchant(context, 'ECOM.READ_INVOICES');
      const found = await invoicesOf(context, await visibleOrderIds(context, [orderId]));
      return Response.json({ invoices: found.map(entryOf) });
    },
  },
  {
    /** Invoices and credit notes of several orders, to be printed. */
    method: 'POST',
    path: '/hosted/invoices/print',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.READ_INVOICES');
      const { orderIds } = await readJson(request, printed);
      const found = (await invoicesOf(context, orderIds)).map(({ invoice }) => invoice);
      return Response.json({ invoices: found.filter(({ kind }) => kind !== 'RECEIPT') });
    },
  },
  {
    /** Sends one to its buyer once more. */
    method: 'POST',
    path: '/hosted/invoices/ids/:id/mail',
    async handle(_request, context, { id = '' }) {
      requireMerchant(context, 'ECOM.MODIFY_INVOICES');
      const found = await findInvoice(context, { id });
      if (!found) throw noSuchInvoice();
      const to = await sendAgain(context, await lockOrder(context, found.invoice.orderId), found);
      if (to === undefined) throw failedPrecondition('The order has no e-mail address.', 'NO_EMAIL_ADDRESS');
      return Response.json({ to, number: found.invoice.number });
    },
  },
  {
    /** What stands on one: by its id for the shop, by its key for whoever was sent that. */
    method: 'GET',
    path: '/hosted/invoices/:place/:name',
    async handle(_request, context, { place = '', name = '' }) {
      if (place !== 'ids' && place !== 'keys') throw noSuchInvoice();
      if (place === 'ids') requireMerchant(context, 'ECOM.READ_INVOICES');
      const found = await findInvoice(context, place === 'ids' ? { id: name } : { key: name });
      if (!found) throw noSuchInvoice();
      return Response.json({ invoice: found.invoice });
    },
  },
];
