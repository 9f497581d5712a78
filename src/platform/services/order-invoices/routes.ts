import { z } from 'zod';
import {
  INVOICE_BOUNDS,
  invoiceProblems,
  NO_INVOICE_SETTINGS,
  type InvoiceSettings,
} from '../../../shared/invoices.ts';
import type { Context } from '../../context.ts';
import { badRequest, invalid, notFound, permissionDenied } from '../../contract/errors.ts';
import type { HostedRoute } from '../../service.ts';
import { visibleOrderIds } from '../orders/public.ts';
import { readSettings, writeSettings } from './settings.ts';
import { entryOf, findInvoice, invoicesOf } from './tables.ts';

const answer = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } });

const noSuchInvoice = (): Error => notFound('There is no such invoice.', 'INVOICE_NOT_FOUND');

/** Reached through the gateway, which looks at the staff's rights, and by the keys of the shop. */
function requireMerchant({ caller }: Context, permission: string): void {
  const mayDo =
    caller.kind === 'api-key' && (caller.permissions === '*' || caller.permissions.includes(permission));
  if (!mayDo) throw permissionDenied('Invoices take a permission of the shop.');
}

const text = (name: keyof typeof INVOICE_BOUNDS) =>
  z.string().trim().max(INVOICE_BOUNDS[name]).default(NO_INVOICE_SETTINGS[name]);

const shape = z.object({
  prefix: text('prefix'),
  nextNumber: z.number(),
  creditPrefix: text('creditPrefix'),
  nextCreditNumber: z.number(),
  seller: text('seller'),
  address: text('address'),
  taxId: text('taxId'),
  footer: text('footer'),
  send: z.boolean().default(true),
});

const SAID = {
  number: 'must be a whole number from 1 to 999999999',
  samePrefix: 'must differ from the prefix of invoices',
};

const violation = (field: string, description: string) => ({
  field,
  violatedRule: 'FORMAT' as const,
  description,
  data: {},
});

function readGiven(body: string): InvoiceSettings {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw badRequest('The request body is not valid JSON.', 'INVALID_JSON');
  }
  const read = shape.safeParse(json);
  if (!read.success)
    throw invalid(read.error.issues.map(({ path, message }) => violation(path.join('.'), message)));
  const problems = Object.entries(invoiceProblems(read.data));
  if (problems.length > 0) throw invalid(problems.map(([field, problem]) => violation(field, SAID[problem])));
  return read.data;
}

export const routes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/invoices/settings',
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_INVOICES');
      return answer(await readSettings(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/invoices/settings',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.MODIFY_INVOICES');
      await writeSettings(context, readGiven(await request.text()));
      return answer(await readSettings(context));
    },
  },
  {
    /** Those of an order, for its buyer and for API keys. */
    method: 'GET',
    path: '/hosted/invoices/orders/:orderId',
    async handle(_request, context, { orderId = '' }) {
      if (context.caller.kind === 'api-key') requireMerchant(context, 'ECOM.READ_INVOICES');
      const found = await invoicesOf(context, await visibleOrderIds(context, [orderId]));
      return answer({ invoices: found.map(entryOf) });
    },
  },
  {
    /** All of them of several orders, to be printed. */
    method: 'POST',
    path: '/hosted/invoices/print',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.READ_INVOICES');
      const ids = z.object({ orderIds: z.array(z.string()).max(500) }).safeParse(await request.json());
      if (!ids.success) throw badRequest('orderIds must name at most 500 orders.', 'INVALID_ARGUMENT');
      const found = await invoicesOf(context, ids.data.orderIds);
      return answer({ invoices: found.map(({ invoice }) => invoice) });
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
      return answer({ invoice: found.invoice });
    },
  },
];
