import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Order } from '../../platform/services/ecom/orders/public.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoDay, later } from '../orders/calendar.ts';
import { sendDrafts, writeDrafts } from './drafts.ts';
import { innerPlatform } from './inner-platform.ts';
import { writeInvoices } from './invoices.ts';
import { requestPayment } from './requests.ts';

const SEED = 2_028;
const INVOICES = 8;
const OWING = 3;
const RECEIPTS = 2;

async function tradeOrders(
  db: Queryable,
  siteId: string,
  { paymentStatus, before, limit }: { paymentStatus: string; before: Date; limit: number },
): Promise<Order[]> {
  const { rows } = await sql<{ doc: Order }>`
    select doc from orders where site_id = ${siteId} and status = 'APPROVED' and payment_status = ${paymentStatus}
      and currency = 'EUR' and purchased_date < ${before.toISOString()} and doc #> '{tags,tags,tagIds}' ? 'trade'
    order by purchased_date desc limit ${limit}`.execute(db);
  return rows.map(({ doc }) => doc);
}

async function paymentOf(db: Queryable, siteId: string, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select doc #>> '{payments,0,id}' as id from order_transactions
    where site_id = ${siteId} and id = ${orderId}`.execute(db);
  return rows[0]?.id;
}

/** What the merchant has under hand: drafts, requests for money and invoices, each in every state. */
export const deskPart: DemoPart = {
  marker: 'demo-desk',
  async fill(tx, options) {
    const { clock, siteId } = options;
    const platform = innerPlatform(tx, options, SEED);
    const today = demoDay(clock.now());
    const drafts = await writeDrafts(platform, today);
    const sent = await sendDrafts(platform, later(today, -0.5));
    const owing = await tradeOrders(tx, siteId, {
      paymentStatus: 'NOT_PAID',
      before: later(today, -10 * 24),
      limit: OWING,
    });
    const requests = await requestPayment(platform, { sent, owing, today });
    const requested = new Set(owing.map(({ id }) => id));
    const inTheBooks = await tradeOrders(tx, siteId, {
      paymentStatus: 'PAID',
      before: later(today, -5 * 24),
      limit: INVOICES + OWING,
    });
    const paid = inTheBooks.filter(({ id }) => !requested.has(id)).slice(0, INVOICES);
    const paymentId = paid[0] && (await paymentOf(tx, siteId, paid[0].id));
    const receipted = [];
    for (const { id: orderId } of paid.slice(1, 1 + RECEIPTS)) {
      const of = await paymentOf(tx, siteId, orderId);
      if (of !== undefined) receipted.push({ orderId, paymentId: of });
    }
    const invoices = await writeInvoices(platform, { paid, paymentId, receipted, today });
    return `${drafts} drafts, ${requests} payment requests, ${invoices} invoices`;
  },
};
