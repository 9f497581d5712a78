import type { Context } from '#platform/context.ts';
import type { Handler, OrderInvoicesApi } from '#platform/contract/index.ts';
import { visibleOrderIds } from '../../orders/public.ts';
import { readInfos } from '../tables.ts';

/** Of somebody else's orders, or unknown ones, nothing is said. */
export const listInvoicesForMultipleOrders: Handler<
  OrderInvoicesApi,
  'listInvoicesForMultipleOrders',
  Context
> = async ({ orderIds }, context) => {
  const visible = await visibleOrderIds(context, orderIds);
  const infos = await readInfos(context, visible);
  return { invoicesForOrder: [...infos].map(([orderId, invoicesInfo]) => ({ orderId, invoicesInfo })) };
};
