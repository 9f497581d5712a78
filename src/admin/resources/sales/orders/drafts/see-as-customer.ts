import { PAYMENT_PREVIEW, type PaymentPage } from '#shared/payment-page.ts';
import type { Draft } from '#wix/draft-operations.ts';
import { lineName } from '../show/line-text.ts';
import { amountDueNow } from './deposit.ts';
import { linesOf } from './draft-record.ts';

interface Sending {
  title: string;
  message: string;
  closes: Date;
}

/** What the customer would be shown by the link. */
export const paymentPageOf = (draft: Draft, { title, message, closes }: Sending): PaymentPage => ({
  id: PAYMENT_PREVIEW,
  title,
  description: message.trim() || null,
  amount: amountDueNow(draft),
  currency: draft.currency ?? '',
  expirationDate: closes.toISOString(),
  standing: 'UNPAID',
  orderNumber: '',
  lines: linesOf(draft).map((line) => ({ name: lineName(line), quantity: line.quantity ?? 0 })),
  charge: null,
  // The shop's page knows by itself how one pays there.
  card: true,
  cardPage: false,
  transfer: null,
});

/** The shop's own page beside this one: it takes what it shows from the session that it was opened from. */
export function seeAsCustomer(page: PaymentPage): void {
  sessionStorage.setItem(PAYMENT_PREVIEW, JSON.stringify(page));
  window.open(`/pay/${PAYMENT_PREVIEW}`, '_blank');
}
