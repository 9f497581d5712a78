import type Big from 'big.js';
import type { Order, Payment } from '#wix/order-operations.ts';
import { big } from '../refund/amounts.ts';

/** The payment whose card the buyer let be kept, the latest of several. */
export const savedCardOf = (payments: readonly Payment[] = []): Payment | undefined =>
  payments.findLast(({ regularPaymentDetails }) => regularPaymentDetails?.savedPaymentMethod === true);

/** What is due that no payment under way or held covers. */
export function uncovered({ balanceSummary }: Pick<Order, 'balanceSummary'>): Big {
  const rest = big(balanceSummary?.balance?.amount)
    .minus(big(balanceSummary?.authorized?.amount))
    .minus(big(balanceSummary?.pending?.amount));
  return rest.lt(0) ? big('0') : rest;
}

export const canChargeCard = (
  order: Pick<Order, 'status' | 'balanceSummary'>,
  payments: readonly Payment[] | undefined,
): boolean =>
  order.status !== 'CANCELED' &&
  order.status !== 'REJECTED' &&
  uncovered(order).gt(0) &&
  savedCardOf(payments) !== undefined;
