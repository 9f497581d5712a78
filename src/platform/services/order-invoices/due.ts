import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { PlatformError } from '../../contract/errors.ts';
import type { Listener } from '../../service.ts';
import { isOffline, readTransactions, type OrderTransactions } from '../order-transactions/public.ts';
import { readOrdersSettings } from '../orders-settings/public.ts';
import { lockOrder, type Order } from '../orders/public.ts';
import { issueCreditNote, issueInvoice } from './issue.ts';
import { invoicesOf } from './tables.ts';

/** Of an invoice, which stands for no refund. */
const NO_REFUND = '';
const BATCH = 50;

async function remember({ db, siteId, clock }: Context, orderId: string, refundId: string): Promise<void> {
  await sql`insert into due_invoices (site_id, order_id, refund_id, created_date)
    values (${siteId}, ${orderId}, ${refundId}, ${clock.now().toISOString()}) on conflict do nothing`.execute(
    db,
  );
}

/**
 * An order that is paid is to have its invoice, where the shop wants that. It is made soon after, so that nobody who pays
 * waits for the number of somebody else's.
 */
export const orderPaid: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: Order };
  if (order.paymentStatus !== 'PAID') return;
  const settings = await readOrdersSettings(context);
  if (!settings.createInvoice && !settings.autoGenerateInvoiceOnPaidOrder) return;
  const { payments } = await readTransactions(context.db, context.siteId, order.id);
  const online = payments.some((payment) => !isOffline(payment));
  if (settings.autoGenerateInvoiceOnPaidOrder || online) await remember(context, order.id, NO_REFUND);
};

/** What goes back of an invoiced order is credited. */
export const moneyMoved: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { orderTransactions, refundIds } = body.actionEvent.body as {
    orderTransactions: OrderTransactions;
    refundIds: readonly string[];
  };
  if (refundIds.length === 0) return;
  const { orderId } = orderTransactions;
  const written = await invoicesOf(context, [orderId]);
  if (!written.some(({ invoice }) => invoice.kind === 'INVOICE')) return;
  for (const refundId of refundIds) await remember(context, orderId, refundId);
};

interface Due {
  orderId: string;
  refundId: string;
}

async function makeOne(context: Context, { orderId, refundId }: Due): Promise<void> {
  const { db, siteId } = context;
  const state = await lockOrder(context, orderId);
  const { rows } = await sql`delete from due_invoices
    where site_id = ${siteId} and order_id = ${orderId} and refund_id = ${refundId} returning order_id`.execute(
    db,
  );
  // Another process was first.
  if (rows.length === 0) return;
  if (refundId === NO_REFUND) await issueInvoice(context, state);
  else await issueCreditNote(context, state, refundId);
}

async function forget({ db, siteId }: Context, { orderId, refundId }: Due): Promise<void> {
  await sql`delete from due_invoices
    where site_id = ${siteId} and order_id = ${orderId} and refund_id = ${refundId}`.execute(db);
}

/** Makes what is due, each in a transaction of its own; what is refused, such as a second one, is due no longer. */
export async function makeDue(context: Context): Promise<void> {
  const { rows } = await sql<Due>`
    select order_id as "orderId", refund_id as "refundId" from due_invoices
    where site_id = ${context.siteId} order by created_date, refund_id limit ${BATCH}`.execute(context.db);
  const failures: unknown[] = [];
  for (const due of rows) {
    try {
      await context.transaction((inner) => makeOne(inner, due));
    } catch (error) {
      if (error instanceof PlatformError && error.status < 500)
        await context.transaction((inner) => forget(inner, due));
      else failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Invoices could not be made.');
}
