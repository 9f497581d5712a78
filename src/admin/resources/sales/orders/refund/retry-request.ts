import type { OrderRefundability, Refund, RefundItems, RefundRequest } from '#wix/order-operations.ts';
import { big, least, toDecimalString } from './amounts.ts';
import { refundParts, type RefundPart } from './refund-history.ts';
import { isEmpty } from './refund-request.ts';

/**
 * Sends one failed part again and nothing else. Its items are named only where the whole refund failed: otherwise the
 * parts that went through have counted them already. Stock and mails are not repeated.
 */
export function retryRequest(
  refund: Refund,
  part: RefundPart,
  refundability: OrderRefundability,
  currency: string,
): RefundRequest {
  const allFailed = refundParts(refund).every(({ state }) => state === 'failed');
  const items =
    allFailed && refundParts(refund).length === 1 ? itemsLeft(refund, refundability, currency) : {};
  const reason = refund.details?.reason;
  return {
    paymentRefunds: [
      {
        paymentId: part.paymentId,
        amount: { amount: toDecimalString(part.amount, currency) },
        ...(part.external ? { externalRefund: true } : {}),
      },
    ],
    ...(isEmpty(items) ? {} : { refundItems: items }),
    ...(reason ? { customerReason: reason } : {}),
  };
}

function itemsLeft({ details }: Refund, refundability: OrderRefundability, currency: string): RefundItems {
  const lineItems = (details?.lineItems ?? []).flatMap(({ lineItemId, quantity = 0 }) => {
    const can = refundability.lineItems?.find((line) => line.lineItemId === lineItemId);
    const left = Math.min(quantity, can?.availableRefundQuantity ?? 0);
    return lineItemId && left > 0 ? [{ lineItemId, quantity: left }] : [];
  });
  const additionalFees = (details?.additionalFees ?? []).flatMap(({ additionalFeeId, amount }) => {
    const can = refundability.additionalFees?.find((fee) => fee.additionalFeeId === additionalFeeId);
    const left = least(big(amount?.amount), big(can?.availableRefundAmount?.amount));
    return additionalFeeId && left.gt(0)
      ? [{ additionalFeeId, amount: { amount: toDecimalString(left, currency) } }]
      : [];
  });
  const shipping = least(
    big(details?.shipping?.amount?.amount),
    big(refundability.shipping?.availableRefundAmount?.amount),
  );
  return {
    ...(lineItems.length > 0 ? { lineItems } : {}),
    ...(additionalFees.length > 0 ? { additionalFees } : {}),
    ...(shipping.gt(0) ? { shipping: { amount: { amount: toDecimalString(shipping, currency) } } } : {}),
  };
}
