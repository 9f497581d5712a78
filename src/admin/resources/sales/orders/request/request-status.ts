import { compareMoney } from '#shared/money.ts';
import type { Order } from '#wix/order-operations.ts';
import type { PaymentRequest } from '#wix/payment-request-operations.ts';

export type PaymentRequestStatus = 'UNPAID' | 'PAID' | 'EXPIRED' | 'VOIDED' | 'NOT_OWED';

/** How a request stands: one for more than is still owed takes no payment, and the page behind its link says so. */
export function requestStatusOf(
  { status, amount }: Pick<PaymentRequest, 'status' | 'amount'>,
  { balanceSummary }: Pick<Order, 'balanceSummary'>,
): PaymentRequestStatus {
  // Of the wire; the SDK's type of it lacks the last word.
  const said = (status as PaymentRequestStatus | undefined) ?? 'UNPAID';
  const owed = balanceSummary?.balance?.amount;
  if (said !== 'UNPAID' || owed == null) return said;
  return compareMoney(amount?.amount ?? '0', owed) > 0 ? 'NOT_OWED' : said;
}

type Unpaid = Exclude<PaymentRequestStatus, 'PAID'>;

/** The requests with a row of their own: what was paid by a request has one among the payments. */
export const unpaidRequests = (
  requests: readonly PaymentRequest[],
  order: Pick<Order, 'balanceSummary'>,
): { request: PaymentRequest; standing: Unpaid }[] =>
  requests.flatMap((request) => {
    const status = requestStatusOf(request, order);
    return status === 'PAID' ? [] : [{ request, standing: status }];
  });
