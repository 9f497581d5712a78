import type { PaymentProvider } from '../ports.ts';

/** Payments whose provider transaction id begins so cannot be refunded. */
export const FAILING = 'test_fail';
/** Payments whose provider transaction id begins so have refunds that stay pending. */
export const PENDING = 'test_pending';

/** Moves no money. Decides by the payment token or the transaction id alone, so that the same payment always fares the same. */
export const testPaymentProvider = (): PaymentProvider => ({
  isConnected: true,
  async charge({ paymentToken, idempotencyKey }) {
    const providerTransactionId = `test_${idempotencyKey}`;
    if (paymentToken.includes('declined')) return { status: 'DECLINED', reason: 'The card was declined.' };
    if (paymentToken.includes('pending')) return { status: 'PENDING', providerTransactionId };
    return { status: 'APPROVED', providerTransactionId, card: { brand: 'Visa', lastFourDigits: '4242' } };
  },
  async refund({ idempotencyKey, providerTransactionId = '' }) {
    if (providerTransactionId.startsWith(FAILING))
      return { status: 'FAILED', reason: 'The bank refused the refund.' };
    return {
      status: providerTransactionId.startsWith(PENDING) ? 'PENDING' : 'SUCCEEDED',
      providerRefundId: `test_refund_${idempotencyKey}`,
    };
  },
  cancel: async () => 'TOO_LATE',
  readNotice: async () => undefined,
});
