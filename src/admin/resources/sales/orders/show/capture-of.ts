import type { Order, Payment } from '#wix/order-operations.ts';
import { big, toDecimalString } from '../refund/amounts.ts';

export interface Capture {
  /** When it was asked for; absent where nobody wrote it down. */
  date?: string | Date;
  authorizedDate?: string | Date;
  /** Decimals, where the timeline tells what was authorized and the capture took less. */
  authorized?: string;
  released?: string;
}

/** How an authorized payment was captured: its amount is then what was captured, no longer what was authorized. */
export function captureOf(payment: Payment, { activities = [], currency }: Order): Capture | undefined {
  const { captures, authorizedDate } = payment.regularPaymentDetails?.authorizationDetails ?? {};
  const capture = captures?.find(({ status }) => status === 'SUCCEEDED');
  if (!capture) return undefined;
  const created = activities.find(
    ({ authorizedPaymentCreated }) => authorizedPaymentCreated?.paymentId === payment._id,
  );
  const authorized = created?.authorizedPaymentCreated?.amount?.amount;
  const released = big(authorized).minus(big(capture.amount?.amount ?? payment.amount?.amount));
  const began = authorizedDate ?? payment._createdDate;
  return {
    ...(capture._createdDate && { date: capture._createdDate }),
    ...(began && { authorizedDate: began }),
    ...(authorized !== undefined &&
      released.gt(0) && { authorized, released: toDecimalString(released, currency ?? '') }),
  };
}
