import type { Payment } from '#wix/order-operations.ts';

interface Receipt {
  receiptId?: string;
  displayNumber?: string;
}

/** The SDK hides them from its types, the API has them. */
interface Receipted {
  wixReceipt?: Receipt;
  externalReceipt?: Receipt;
}

export const receiptOf = (payment: Payment): Receipt | undefined => (payment as Receipted).wixReceipt;

/** Money that came in and is not receipted; a gift card or a membership was paid for when it was sold. */
export const awaitsReceipt = (payment: Payment): boolean =>
  payment.status === 'APPROVED' &&
  payment.regularPaymentDetails !== undefined &&
  !receiptOf(payment) &&
  !(payment as Receipted).externalReceipt;
