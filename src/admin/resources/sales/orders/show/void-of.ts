import type { Order, Payment } from '#wix/order-operations.ts';

export interface PaymentVoid {
  date?: string | Date;
  /** When the payment was authorized, or taken off a gift card. */
  startDate?: string | Date;
}

/** When a payment was voided: by its authorization, else by the timeline, else by the payment's last change. */
export function voidOf(payment: Payment, { activities = [] }: Order): PaymentVoid | undefined {
  if (payment.status !== 'VOIDED') return undefined;
  const details = payment.regularPaymentDetails?.authorizationDetails;
  const entry = activities.find(
    ({ authorizedPaymentVoided }) => authorizedPaymentVoided?.paymentId === payment._id,
  );
  const date = details?.void?.voidedDate ?? entry?._createdDate ?? payment._updatedDate;
  const startDate = details?.authorizedDate ?? payment._createdDate;
  return { ...(date && { date }), ...(startDate && { startDate }) };
}
