import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import type { Listener } from '#platform/service.ts';
import { isOffline, readTransactions, type OrderTransactions } from '../order-transactions/public.ts';
import { readOrdersSettings } from '../orders-settings/public.ts';
import { lockOrder, type Order } from '../orders/public.ts';
import { forget, NO_REFUND, postpone, remember, type Due } from './due-orders.ts';
import { issueCreditNote, issueInvoice, SELLER_DETAILS_MISSING } from './issue.ts';
import { invoicesOf } from './tables.ts';

const BATCH = 50;

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

async function makeOne(context: Context, due: Due): Promise<void> {
  const { orderId, refundId } = due;
  const state = await lockOrder(context, orderId);
  if (!(await forget(context, due))) return;
  if (refundId === NO_REFUND) await issueInvoice(context, state);
  else await issueCreditNote(context, state, refundId);
}

/**
 * Makes what is due, each in a transaction of its own. What is rejected, such as a second one, is due no longer, but for
 * what the seller has still to say: such an invoice waits, and the back office reports it.
 */
export async function makeDue(context: Context): Promise<void> {
  const { rows } = await sql<Due>`
    select order_id as "orderId", refund_id as "refundId" from due_invoices
    where site_id = ${context.siteId} order by created_date, refund_id limit ${BATCH}`.execute(context.db);
  const failures: unknown[] = [];
  for (const due of rows) {
    try {
      await context.transaction((inner) => makeOne(inner, due));
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status >= 500) failures.push(error);
      else if (error.code === SELLER_DETAILS_MISSING)
        await context.transaction((inner) => postpone(inner, due));
      else await context.transaction((inner) => forget(inner, due));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Invoices could not be made.');
}
