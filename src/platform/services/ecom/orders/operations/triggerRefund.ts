import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { executeRefund } from '../../order-billing/public.ts';
import type { OrderState } from '../order.ts';
import type { Restock } from '../rules/record-refund.ts';
import type { ItemsRefund, RefundItems } from '../rules/refund-items.ts';
import type { PaymentError } from '../rules/refund-payments.ts';

type TriggerRequest = Request<OrdersApi, 'triggerRefund'>;

/** `items` and `shippingIncluded` are the older words for `lineItems` and `shipping`. */
function itemsOf(details: TriggerRequest['details']): RefundItems | undefined {
  const lineItems = details?.lineItems?.length ? details.lineItems : details?.items;
  const shipping = details?.shipping ?? (details?.shippingIncluded ? {} : undefined);
  if (!lineItems?.length && !details?.additionalFees?.length && !shipping) return undefined;
  return { lineItems, additionalFees: details?.additionalFees, shipping };
}

const restockOf =
  (info: NonNullable<TriggerRequest['sideEffects']>['restockInfo']) =>
  ({ order }: OrderState, items: ItemsRefund | undefined): Restock[] => {
    if (info?.type === 'SOME_ITEMS') {
      return (info.items ?? []).map(({ lineItemId = '', quantity = 0 }) => ({ lineItemId, quantity }));
    }
    if (info?.type !== 'ALL_ITEMS') return [];
    // A cancellation may have put some of them back before.
    return (items?.lineItems ?? []).flatMap(({ lineItemId, quantity }) => {
      const line = order.lineItems.find(({ id }) => id === lineItemId);
      const left = Math.min(quantity, (line?.quantity ?? 0) - (line?.restockQuantity ?? 0));
      return left > 0 ? [{ lineItemId, quantity: left }] : [];
    });
  };

/** The errors `triggerRefund` declares. */
function refuse(error: PaymentError): PlatformError {
  switch (error.code) {
    case 'PAYMENT_NOT_FOUND':
      return notFound('The order has no such payment.', 'PAYMENTS_NOT_FOUND', { ...error.asked });
    case 'INVALID_PAYMENT_REFUND_AMOUNT':
      return badRequest(
        `The amount must be more than zero and at most ${error.maxRefund}.`,
        'INVALID_AMOUNT',
        {
          ...error.asked,
        },
      );
    case 'PAYMENT_NOT_REFUNDABLE':
      return failedPrecondition('The payment cannot be refunded.', 'REFUND_NOT_AVAILABLE', {
        reason: error.reason,
      });
    default:
      return failedPrecondition('The payment was made offline.', 'REFUND_NOT_AVAILABLE', {
        reason: 'OFFLINE',
      });
  }
}

export async function triggerRefund(
  request: TriggerRequest,
  context: Context,
): Promise<Reply<OrdersApi, 'triggerRefund'>> {
  const { details, sideEffects } = request;
  const { refund, transactions } = await executeRefund(context, {
    orderId: request.ecomOrderId,
    payments: request.payments,
    paymentsPath: 'payments',
    items: itemsOf(details),
    itemsPath: 'details',
    restock: restockOf(sideEffects?.restockInfo),
    reason: details?.reason ?? undefined,
    notify: sideEffects?.sendOrderRefundedEmail ? { message: sideEffects.customMessage } : undefined,
    sideEffects,
    refuse,
  });
  const failed = (refund.transactions ?? []).filter(({ refundStatus }) => refundStatus === 'FAILED');
  return {
    orderTransactions: transactions,
    refundId: refund.id ?? null,
    failedPaymentIds: failed.map(({ paymentId, refundStatusInfo }, originalIndex) => ({
      id: paymentId ?? null,
      originalIndex,
      success: false,
      error: {
        code: 'REFUND_FAILED',
        description: refundStatusInfo?.description ?? 'The provider refused the refund.',
      },
    })),
  };
}
