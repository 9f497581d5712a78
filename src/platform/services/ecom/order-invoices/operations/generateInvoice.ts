import type { Context } from '#platform/context.ts';
import type { Handler, OrderInvoicesApi } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { lockOrder, lockOrders } from '../../orders/public.ts';
import { issueInvoice } from '../issue.ts';

export const generateInvoice: Handler<OrderInvoicesApi, 'generateInvoice', Context> = async (
  { orderId },
  context,
) => ({ invoiceId: (await issueInvoice(context, await lockOrder(context, orderId))).id });

/** Each on its own; one asked for twice has its invoice by its second turn. */
export const bulkGenerateInvoices: Handler<OrderInvoicesApi, 'bulkGenerateInvoices', Context> = async (
  { orderIds },
  context,
) => {
  // All before the first number: who holds the series waits for no order.
  await lockOrders(context, [...new Set(orderIds)].toSorted());
  return bulk(context, {
    entries: orderIds,
    idOf: (id) => id,
    each: async (orderId) => {
      const { id } = await issueInvoice(context, await lockOrder(context, orderId));
      return { orderId, invoiceId: id };
    },
    show: (item) => item,
  });
};
