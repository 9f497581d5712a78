import type Big from 'big.js';
import type { Order, Payment } from '#wix/order-operations.ts';
import { big } from '../refund/amounts.ts';

/** A line of what can be chosen to be captured, at the price that the buyer pays for it. */
export interface CapturePart {
  id: string;
  /** Absent for the delivery. */
  name?: string;
  quantity?: number;
  amount: Big;
}

export const authorizedPayments = (payments: readonly Payment[]): Payment[] =>
  payments.filter(({ status }) => status === 'AUTHORIZED');

/** Lines, extras and delivery of the order that cost something. */
export function captureParts({ lineItems = [], additionalFees = [], shippingInfo }: Order): CapturePart[] {
  const parts: CapturePart[] = [
    ...lineItems.map(({ _id, productName, quantity, totalPriceAfterTax }) => ({
      id: `line-${_id}`,
      name: productName?.translated ?? productName?.original ?? '',
      quantity: quantity ?? 1,
      amount: big(totalPriceAfterTax?.amount),
    })),
    ...additionalFees.map(({ _id, name, priceAfterTax }) => ({
      id: `fee-${_id}`,
      name: name ?? '',
      amount: big(priceAfterTax?.amount),
    })),
    { id: 'shipping', amount: big(shippingInfo?.cost?.totalPriceAfterTax?.amount) },
  ];
  return parts.filter(({ amount }) => amount.gt(0));
}

/** The order's payment status once that much of a held payment is taken, and the rest let go. */
export function statusAfter(order: Order, payments: readonly Payment[], used: Big): string {
  const summary = order.balanceSummary;
  if (big(summary?.refunded?.amount).gt(0)) return order.paymentStatus ?? '';
  const paid = big(summary?.paid?.amount).plus(used);
  if (paid.gte(big(order.priceSummary?.total?.amount))) return 'PAID';
  if (paid.gt(0)) return 'PARTIALLY_PAID';
  const isWaiting = big(summary?.pending?.amount).gt(0) || authorizedPayments(payments).length > 1;
  if (isWaiting) return 'PENDING';
  return payments.some(({ status }) => status === 'DECLINED') ? 'NOT_PAID' : 'CANCELED';
}

export interface Expiry {
  date: Date;
  action: 'VOID' | 'CAPTURE';
  /** Of the time it is held, between 0 and 1. */
  passed: number;
  minutesLeft: number;
}

/** Until when a payment is held, and what happens then; undefined where nobody said. */
export function expiryOf(payment: Payment, now: Date): Expiry | undefined {
  const details = payment.regularPaymentDetails?.authorizationDetails;
  const { actionType, executionDate } = details?.scheduledAction ?? {};
  if (!actionType || !executionDate) return undefined;
  const date = new Date(executionDate);
  const since = new Date(details?.authorizedDate ?? payment._createdDate ?? now).getTime();
  const whole = date.getTime() - since;
  return {
    date,
    action: actionType === 'CAPTURE' ? 'CAPTURE' : 'VOID',
    passed: whole > 0 ? Math.min(1, Math.max(0, (now.getTime() - since) / whole)) : 1,
    minutesLeft: Math.max(0, Math.floor((date.getTime() - now.getTime()) / 60_000)),
  };
}
