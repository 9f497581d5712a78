/** As long as what people write to their buyers may be. */
export const MAIL_BOUNDS = { subject: 150, message: 4000 } as const;

/** What an automatic email, or one that staff send, says about an order. Each has its message in the order's timeline. */
export const ORDER_EMAIL_KINDS = [
  'CONFIRMATION',
  'PAYMENT_INSTRUCTIONS',
  'PAYMENT_REQUEST',
  'PAYMENT_RECEIVED',
  'PAYMENT_DECLINED',
  'ORDER_CHANGED',
  'CANCELLATION',
  'REFUND',
  'INVOICE',
  'CREDIT_NOTE',
  'RECEIPT',
  'SHIPPING_CONFIRMATION',
  'DOWNLOAD_LINKS',
  'GIFT_CARD',
  'REVIEW_REQUEST',
  'MESSAGE',
  'RETURN_ASKED',
  'RETURN_ACCEPTED',
  'RETURN_RECEIVED',
  'RETURN_CLOSED',
  'RETURN_DECLINED',
  'SUBSCRIPTION_PAYMENT_DECLINED',
] as const;
export type OrderEmailKind = (typeof ORDER_EMAIL_KINDS)[number];

/** `IN_MAILBOX`: no mail server was set up, so the email was stored on the mailbox page. `FAILED`: no attempt is left. */
export const ORDER_EMAIL_STATUSES = ['QUEUED', 'SENT', 'IN_MAILBOX', 'FAILED'] as const;
export type OrderEmailStatus = (typeof ORDER_EMAIL_STATUSES)[number];

/** An email about an order: its content is stored nowhere, since it may hold links and codes. */
export interface OrderEmail {
  id: string;
  kind: OrderEmailKind;
  to: string;
  subject: string;
  /** ISO 8601. */
  createdDate: string;
  status: OrderEmailStatus;
  /** Response of the mail server to the last attempt that failed. */
  error?: string;
}
