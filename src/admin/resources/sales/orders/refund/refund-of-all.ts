import type Big from 'big.js';
import type {
  OrderRefundability,
  OrderTransactions,
  RefundItems,
  RefundRequest,
} from '#wix/order-operations.ts';
import { big, sum, toDecimalString } from './amounts.ts';
import { UNSENT } from './refund-form.ts';
import { isEmpty, type PaymentRefund } from './refund-request.ts';
import { refundSources, type RefundSource } from './refund-sources.ts';

export interface RefundOfAll {
  request: RefundRequest;
  amount: Big;
  /** Where it goes, memberships aside. */
  to: readonly RefundSource[];
}

function itemsLeft(refundability: OrderRefundability, currency: string): RefundItems {
  const lineItems = (refundability.lineItems ?? []).flatMap(({ lineItemId, availableRefundQuantity = 0 }) =>
    lineItemId && availableRefundQuantity > 0 ? [{ lineItemId, quantity: availableRefundQuantity }] : [],
  );
  const left = (amount: string | undefined) => ({
    amount: { amount: toDecimalString(big(amount), currency) },
  });
  const additionalFees = (refundability.additionalFees ?? []).flatMap(
    ({ additionalFeeId, availableRefundAmount }) =>
      additionalFeeId && big(availableRefundAmount?.amount).gt(0)
        ? [{ additionalFeeId, ...left(availableRefundAmount?.amount) }]
        : [],
  );
  const shipping = refundability.shipping?.availableRefundAmount?.amount;
  return {
    ...(lineItems.length > 0 ? { lineItems } : {}),
    ...(additionalFees.length > 0 ? { additionalFees } : {}),
    ...(big(shipping).gt(0) ? { shipping: left(shipping) } : {}),
  };
}

const partOf = ({ paymentId, way, cap }: RefundSource, currency: string): PaymentRefund => ({
  paymentId,
  amount: { amount: toDecimalString(cap, currency) },
  ...(way === 'external' && { externalRefund: true, externalRefundInfo: { refundStatus: UNSENT } }),
});

/** Sends back all that can be, the way it came; what goes by hand is still to send. Nothing where nothing can. */
export function refundOfAll(
  refundability: OrderRefundability,
  transactions: OrderTransactions | undefined,
  currency: string,
): RefundOfAll | undefined {
  const sources = refundSources(refundability, transactions).filter(({ way }) => way !== 'none');
  const to = sources.filter(({ kind, cap }) => kind !== 'membership' && cap.gt(0));
  const memberships = sources.filter(({ kind }) => kind === 'membership');
  if (to.length + memberships.length === 0) return undefined;
  const refundItems = itemsLeft(refundability, currency);
  const paymentRefunds = [
    ...to.map((source) => partOf(source, currency)),
    ...memberships.map(({ paymentId }) => ({ paymentId })),
  ];
  return {
    request: { paymentRefunds, ...(isEmpty(refundItems) ? {} : { refundItems }) },
    amount: sum(to.map(({ cap }) => cap)),
    to,
  };
}
