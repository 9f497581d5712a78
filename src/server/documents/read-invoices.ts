import { notFound } from '../../platform/contract/errors.ts';
import type { Invoice, InvoiceEntry, InvoiceObstacles, InvoiceSettings } from '../../shared/invoices.ts';
import type { Gateway } from '../gateway.ts';
import { callHostedEndpoint } from '../platform-call.ts';

/** @throws what the platform rejected, in its words; 404 where a hosted platform keeps its own invoices. */
const ask = <Reply>(
  { platformFetch }: Pick<Gateway, 'platformFetch'>,
  path: string,
  body?: string,
  actor?: string,
): Promise<Reply> =>
  callHostedEndpoint(platformFetch, `/hosted/invoices/${path}`, {
    body,
    actor,
    missing: notFound('There is no such invoice.', 'INVOICE_NOT_FOUND'),
  });

type InvoiceGateway = Pick<Gateway, 'platformFetch'>;

export const invoiceById = async (gateway: InvoiceGateway, id: string): Promise<Invoice> =>
  (await ask<{ invoice: Invoice }>(gateway, `ids/${encodeURIComponent(id)}`)).invoice;

/** Whoever knows the key was sent it. */
export const invoiceByKey = async (gateway: InvoiceGateway, key: string): Promise<Invoice> =>
  (await ask<{ invoice: Invoice }>(gateway, `keys/${encodeURIComponent(key)}`)).invoice;

export const invoicesOfOrder = async (gateway: InvoiceGateway, orderId: string): Promise<InvoiceEntry[]> =>
  (await ask<{ invoices: InvoiceEntry[] }>(gateway, `orders/${encodeURIComponent(orderId)}`)).invoices;

/** What keeps invoices from being made; of one order where it is named. */
export const invoiceObstacles = (gateway: InvoiceGateway, orderId?: string): Promise<InvoiceObstacles> =>
  ask(gateway, orderId === undefined ? 'obstacles' : `orders/${encodeURIComponent(orderId)}/obstacles`);

/** Goes to the order's buyer once more. */
export const mailInvoice = (
  gateway: InvoiceGateway,
  id: string,
  actor: string,
): Promise<{ to: string; number: string }> => ask(gateway, `ids/${encodeURIComponent(id)}/mail`, '{}', actor);

/** All of several orders, in the order they were made. */
export const readInvoicesOf = async (
  gateway: InvoiceGateway,
  orderIds: readonly string[],
): Promise<Invoice[]> =>
  (await ask<{ invoices: Invoice[] }>(gateway, 'print', JSON.stringify({ orderIds }))).invoices;

export const readInvoiceSettings = (gateway: InvoiceGateway): Promise<InvoiceSettings> =>
  ask(gateway, 'settings');

export const writeInvoiceSettings = (gateway: InvoiceGateway, body: string): Promise<InvoiceSettings> =>
  ask(gateway, 'settings', body);
