import type { OrderEmailStatus } from './order-mails.ts';

/** An email of the queue, or one about an order that was sent; its content is not told. */
export interface LoggedEmail {
  id: string;
  to: string;
  subject: string;
  status: Exclude<OrderEmailStatus, 'IN_MAILBOX'>;
  /** ISO 8601: when it was sent; of one that waits, its next attempt; of one that failed, when another would have been. */
  date: string;
  /** How often the mail server was tried. */
  attempts: number;
  /** What the mail server said last. */
  error?: string;
  orderId?: string;
}
