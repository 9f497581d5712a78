import type { Payment } from '../../order-transactions/public.ts';
import type { OrderState, Stamp } from '../order.ts';
import { beginAction, endAction } from './authorized-payments.ts';
import { endPayment } from './charge-payment.ts';

type Status = NonNullable<Payment['status']>;

/** A payment as another system says that it went: what was held is captured or voided, everything else ends. */
export function movePayment(state: OrderState, payment: Payment, status: Status, stamp: Stamp): OrderState {
  const { id: paymentId, amount } = payment;
  if (payment.status === 'AUTHORIZED') {
    const kind = status === 'VOIDED' ? 'VOID' : 'CAPTURE';
    const planned = { kind, paymentId, providerTransactionId: '', amount: amount?.amount ?? '0' } as const;
    const begun = beginAction(state, planned, { id: stamp.guid(), reason: 'MANUAL' }, stamp);
    const outcome = { status: 'SUCCEEDED' } as const;
    return endAction(begun, { kind, paymentId, reason: 'MANUAL', outcome }, stamp) ?? state;
  }
  if (status !== 'APPROVED' && status !== 'AUTHORIZED' && status !== 'DECLINED' && status !== 'CANCELED') {
    return state;
  }
  return endPayment(state, paymentId, { status, providerTransactionId: null, card: undefined }, stamp);
}
