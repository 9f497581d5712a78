import { isPositiveMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { Handler, OrdersApi, Request } from '#platform/contract/index.ts';
import { bulkByIds } from '#platform/crud/index.ts';
import { changeOrder, changingOrders, type Change } from './change-orders.ts';
import { stampOf } from './order-change.ts';
import {
  collectable,
  payInFull,
  assertAcceptsPayment,
  type ManualPayment,
  type PaymentMethodChoice,
} from './rules/receive-payments.ts';

type MarkAsPaid = 'paymentCollectionMarkOrderAsPaid';
type BulkMarkAsPaid = 'paymentCollectionBulkMarkOrdersAsPaid';

/** Records all that is left to pay as paid by hand. */
const markedAsPaid =
  (context: Context, method?: ManualPayment['method']): Change =>
  (before) => {
    assertAcceptsPayment(before.order);
    if (!isPositiveMoney(collectable(before))) {
      const waiting = before.order.paymentStatus === 'PENDING';
      const reason = waiting ? 'A payment is under way already.' : 'Nothing is left to pay.';
      throw failedPrecondition(reason, 'ORDER_ALREADY_PAID');
    }
    return payInFull(before, method, stampOf(context));
  };

export const paymentCollectionMarkOrderAsPaid: Handler<OrdersApi, MarkAsPaid, Context> = async (
  request: Request<OrdersApi, MarkAsPaid> & PaymentMethodChoice,
  context,
) => {
  const change = markedAsPaid(context, request.userDefinedPaymentMethodName);
  return { order: await changeOrder(context, request.ecomOrderId, change) };
};

export const paymentCollectionBulkMarkOrdersAsPaid: Handler<OrdersApi, BulkMarkAsPaid, Context> = (
  { ecomOrderIds },
  context,
) =>
  bulkByIds(context, ecomOrderIds, {
    ...changingOrders(context, markedAsPaid(context)),
    show: (order) => order,
  });
