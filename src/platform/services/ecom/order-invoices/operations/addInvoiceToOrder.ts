import type { Context } from '#platform/context.ts';
import type { Handler, OrderInvoicesApi } from '#platform/contract/index.ts';
import { activity, addActivities, lockOrder, saveOrder, stampOf } from '../../orders/public.ts';
import { insertForeign, readInfos } from '../tables.ts';

/** Assumed: the same one twice stays one. */
export const addInvoiceToOrder: Handler<OrderInvoicesApi, 'addInvoiceToOrder', Context> = async (
  { orderId, invoiceInfo },
  context,
) => {
  const before = await lockOrder(context, orderId);
  const { order } = before;
  const info = { id: invoiceInfo.id ?? '', appId: invoiceInfo.appId ?? '' };
  if (await insertForeign(context, orderId, info)) {
    const activities = addActivities(order.activities, [activity('INVOICE_ADDED', stampOf(context))]);
    await saveOrder(context, before, { ...before, order: { ...order, activities } });
  }
  return { orderInvoices: (await readInfos(context, [orderId])).get(orderId) ?? [] };
};
