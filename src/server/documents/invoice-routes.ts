import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import type { FileStore } from '../../platform/ports.ts';
import { invoicesDesk } from '../../shared/desks/invoices.ts';
import type { Invoice } from '../../shared/invoices.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { invoiceDocument } from './documents.ts';
import {
  invoiceById,
  invoiceByKey,
  invoiceObstacles,
  invoicesOfOrder,
  mailInvoice,
  readInvoiceSettings,
  writeInvoiceSettings,
} from './read-invoices.ts';

/** There is one record of settings; the back office's forms know records by an id. */
const ID = 'settings';

const asPdf = (c: GatewayContext, bytes: Uint8Array, name: string): Response => {
  c.header('content-type', 'application/pdf');
  c.header('content-disposition', `inline; filename="${name}.pdf"`);
  c.header('cache-control', 'private, no-store');
  // The address is what opens it: no page it leads to is to learn it.
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex');
  return c.body(new Uint8Array(bytes));
};

/** Letters and digits of the number; what else a prefix has is no part of a file's name. */
const nameOf = ({ kind, number }: Invoice): string =>
  `${kind === 'RECEIPT' ? 'receipt' : 'invoice'}-${number.replaceAll(/[^\w-]+/g, '-')}`;

/** Mounted at `/admin/api`: how a shop numbers its invoices, those of an order, and each as a PDF. */
export function invoiceRoutes(gateway: Gateway, files: FileStore): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/invoices');

  app.get('/orders/:orderId', async (c) => {
    await requirePermission(c, ...invoicesDesk.rights.read);
    return c.json(await invoicesOfOrder(gateway, c.req.param('orderId')));
  });

  app.get('/obstacles', async (c) => {
    await requirePermission(c, ...invoicesDesk.rights.read);
    return c.json(await invoiceObstacles(gateway));
  });

  app.get('/orders/:orderId/obstacles', async (c) => {
    await requirePermission(c, ...invoicesDesk.rights.read);
    return c.json(await invoiceObstacles(gateway, c.req.param('orderId')));
  });

  app.get('/:id/document.pdf', async (c) => {
    await requirePermission(c, ...invoicesDesk.rights.read);
    const invoice = await invoiceById(gateway, c.req.param('id'));
    return asPdf(c, await invoiceDocument(files, invoice), nameOf(invoice));
  });

  app.post('/:id/mail', async (c) => {
    const staff = await requirePermission(c, ...invoicesDesk.rights.edit);
    const id = c.req.param('id');
    const sent = await mailInvoice(gateway, id, staff.email);
    await recordAction(c, gateway, staff, {
      name: 'sendInvoice',
      entityType: 'invoice',
      entityId: id,
      after: { number: sent.number },
    });
    return c.json(sent);
  });

  const known = (c: GatewayContext): void => {
    if (c.req.param('id') !== ID) throw notFound('There are no such settings.');
  };

  app.get('/:id', async (c) => {
    await requirePermission(c, ...invoicesDesk.rights.list);
    known(c);
    return c.json({ id: ID, ...(await readInvoiceSettings(gateway)) });
  });

  app.put('/:id', async (c) => {
    const staff = await requirePermission(c, ...invoicesDesk.rights.edit);
    known(c);
    const before = await readInvoiceSettings(gateway);
    const after = await writeInvoiceSettings(gateway, await c.req.text());
    const action = { name: 'setInvoices', entityType: 'invoiceSettings', entityId: ID };
    await recordAction(c, gateway, staff, { ...action, before, after });
    return c.json({ id: ID, ...after });
  });

  return app;
}

/** Mounted at `/invoice`: what a buyer was sent the address of, and nobody else. */
export function sentInvoices(gateway: Gateway, files: FileStore): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/:key', async (c) => {
    const invoice = await invoiceByKey(gateway, c.req.param('key'));
    return asPdf(c, await invoiceDocument(files, invoice), nameOf(invoice));
  });
  return app;
}
