import { sql } from 'kysely';
import type { Invoice, InvoiceEntry } from '#shared/invoices.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { TakenNumber } from './settings.ts';

/** Assumed: what the platform's own invoices are told apart by, as the app of the hosted one is. */
export const OWN_APP = '13ee94c1-b635-8505-3391-97919052c16f';

export interface InvoiceInfo {
  id: string;
  appId: string;
}

/** Invoices and credit notes, by order; the oldest first. */
export async function readInfos(
  { db, siteId }: SiteDb,
  orderIds: readonly string[],
): Promise<Map<string, InvoiceInfo[]>> {
  const byOrder = new Map<string, InvoiceInfo[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return byOrder;
  const { rows } = await sql<{ orderId: string; id: string; appId: string }>`
    select order_id as "orderId", id, app_id as "appId" from order_invoices
    where site_id = ${siteId} and order_id in (${sql.join([...orderIds])}) and kind <> 'RECEIPT'
    order by created_date, number nulls first, id`.execute(db);
  for (const { orderId, id, appId } of rows) byOrder.get(orderId)?.push({ id, appId });
  return byOrder;
}

/** One that an app has made. @returns false where it is there already */
export async function insertForeign(
  { db, siteId, clock }: SiteDb & Pick<Context, 'clock'>,
  orderId: string,
  { id, appId }: InvoiceInfo,
): Promise<boolean> {
  const { rows } = await sql`
    insert into order_invoices (site_id, order_id, app_id, id, kind, created_date)
    values (${siteId}, ${orderId}, ${appId}, ${id}, 'FOREIGN', ${clock.now().toISOString()})
    on conflict (site_id, order_id, app_id, id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function insertInvoice(
  { db, siteId }: SiteDb,
  invoice: Invoice,
  { prefix, sequence }: Pick<TakenNumber, 'prefix' | 'sequence'>,
  key: string,
): Promise<void> {
  await sql`
    insert into order_invoices (site_id, order_id, app_id, id, kind, number, prefix, sequence, link_key, doc, created_date)
    values (${siteId}, ${invoice.orderId}, ${OWN_APP}, ${invoice.id}, ${invoice.kind}, ${invoice.number}, ${prefix},
      ${sequence}, ${key}, ${JSON.stringify(invoice)}::text::jsonb, ${invoice.issuedDate})`.execute(db);
}

export interface StoredInvoice {
  invoice: Invoice;
  key: string;
}

type Row = { doc: Invoice; key: string };

const kept = ({ doc, key }: Row): StoredInvoice => ({ invoice: doc, key });

/** The platform's own of these orders, receipts among them. */
export async function invoicesOf(
  { db, siteId }: SiteDb,
  orderIds: readonly string[],
): Promise<StoredInvoice[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select doc, link_key as key from order_invoices
    where site_id = ${siteId} and order_id in (${sql.join([...orderIds])}) and doc is not null
    order by created_date, number`.execute(db);
  return rows.map(kept);
}

export async function findInvoice(
  { db, siteId }: SiteDb,
  by: { id: string } | { key: string },
): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<Row>`
    select doc, link_key as key from order_invoices
    where site_id = ${siteId} and ${'id' in by ? sql`id = ${by.id} and number is not null` : sql`link_key = ${by.key}`}`.execute(
    db,
  );
  return rows.map(kept)[0];
}

export const entryOf = ({ invoice, key }: StoredInvoice): InvoiceEntry => {
  const { id, kind, number, orderId, issuedDate, currency, total } = invoice;
  return { id, kind, number, orderId, issuedDate, currency, total, key };
};
