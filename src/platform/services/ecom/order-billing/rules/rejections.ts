import {
  badRequest,
  failedPrecondition,
  notFound,
  type FieldViolation,
  type PlatformError,
} from '#platform/contract/errors.ts';
import type {
  ItemError,
  ItemsRefund,
  Order,
  PaymentError,
  PaymentRefundInput,
  Restock,
} from '../../orders/public.ts';

export const itemRejection = ({ code, description, asked }: ItemError): PlatformError =>
  code.endsWith('_NOT_FOUND') ? notFound(description, code, asked) : badRequest(description, code, asked);

/** The errors `refundPayments` declares. */
export function paymentRejection(error: PaymentError): PlatformError {
  const requested = { ...error.asked };
  switch (error.code) {
    case 'PAYMENT_NOT_FOUND':
      return notFound('The order has no such payment.', error.code, requested);
    case 'PAYMENT_NOT_REFUNDABLE':
      return failedPrecondition('The payment cannot be refunded.', error.code, {
        paymentId: error.asked.paymentId,
        nonRefundableReason: error.reason,
      });
    case 'EXTERNAL_REFUND_EXPECTED':
      return badRequest(
        'The payment was made offline: set externalRefund once the money is given back.',
        error.code,
        requested,
      );
    default:
      return badRequest(`The amount must be more than zero and at most ${error.maxRefund}.`, error.code, {
        ...requested,
        maxRefund: error.maxRefund,
      });
  }
}

/** Each payment is named once, such as with the amount that is refunded of it. */
export function duplicatePayments(
  payments: readonly Pick<PaymentRefundInput, 'paymentId'>[],
  path: string,
  key = '.paymentId',
): FieldViolation[] {
  const seen = new Set<string | undefined>();
  return payments.flatMap(({ paymentId }, index): FieldViolation[] => {
    const isDuplicate = seen.has(paymentId);
    seen.add(paymentId);
    if (!isDuplicate) return [];
    const field = `${path}[${index}]${key}`;
    return [
      {
        field,
        violatedRule: 'OTHER',
        ruleName: 'DUPLICATE_PAYMENT',
        description: 'is there twice',
        data: {},
      },
    ];
  });
}

/** No more goes back to stock than is refunded, or than left it. */
export function restockRejection(
  order: Order,
  items: ItemsRefund | undefined,
  restock: readonly Restock[],
): PlatformError | undefined {
  const wanted = new Map<string, number>();
  for (const { lineItemId, quantity } of restock)
    wanted.set(lineItemId, (wanted.get(lineItemId) ?? 0) + quantity);
  for (const [lineItemId, quantity] of wanted) {
    const line = order.lineItems.find(({ id }) => id === lineItemId);
    if (!line)
      return notFound('The order has no such line item.', 'LINE_ITEM_NOT_FOUND', { lineItemId, quantity });
    const refunded = items?.lineItems.find((item) => item.lineItemId === lineItemId)?.quantity ?? 0;
    const max = Math.min(refunded, (line.quantity ?? 0) - (line.restockQuantity ?? 0));
    if (quantity < 1 || quantity > max) {
      return badRequest(
        `At most ${max} of this item can go back to stock with this refund.`,
        'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
        { lineItemId, quantity },
      );
    }
  }
  return undefined;
}
