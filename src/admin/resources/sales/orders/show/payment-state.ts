import { Ban, CircleAlert, CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import type { Payment } from '#wix/order-operations.ts';
import type { StatusLook } from '#admin/ui/status-chip.tsx';
import type { PastRefund } from '../refund/refund-history.ts';
import { openFailures } from '../refund/refund-history.ts';

interface PaymentState extends StatusLook {
  /** `orders.payment.state.<id>` */
  id: string;
}

const states: Record<string, PaymentState> = {
  PENDING: { id: 'PENDING', tone: 'info', icon: Hourglass },
  PENDING_MERCHANT: { id: 'PENDING_MERCHANT', tone: 'warn', icon: Hourglass },
  CANCELED: { id: 'CANCELED', tone: 'calm', icon: Ban },
  DECLINED: { id: 'DECLINED', tone: 'bad', icon: CircleX },
  REFUNDED: { id: 'REFUNDED', tone: 'calm', icon: Undo2 },
  PARTIALLY_REFUNDED: { id: 'PARTIALLY_REFUNDED', tone: 'warn', icon: Undo2 },
  AUTHORIZED: { id: 'AUTHORIZED', tone: 'info', icon: Hourglass },
  VOIDED: { id: 'VOIDED', tone: 'calm', icon: Ban },
};

const paid: PaymentState = { id: 'APPROVED', tone: 'ok', icon: CircleCheck, quiet: true };

/** What most needs a look: a failed refund, one still under way, then the payment's own state. */
export function paymentState(payment: Payment, refunds: readonly PastRefund[]): PaymentState {
  const mine = payment._id ?? '';
  if (openFailures(refunds).some(({ paymentId }) => paymentId === mine)) {
    return { id: 'refundFailed', tone: 'bad', icon: CircleAlert };
  }
  const parts = refunds.flatMap((refund) => refund.parts).filter(({ paymentId }) => paymentId === mine);
  if (parts.some(({ state, external }) => state === 'pending' && external))
    return { id: 'refundToSend', tone: 'warn', icon: Hourglass };
  if (parts.some(({ state }) => state === 'pending'))
    return { id: 'refundPending', tone: 'info', icon: Hourglass };
  const status = payment.status ?? payment.regularPaymentDetails?.status;
  return states[status ?? ''] ?? paid;
}
