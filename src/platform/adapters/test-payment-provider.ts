import type { PaymentProvider } from '../ports.ts';

/** Payments whose provider transaction id begins so cannot be refunded. */
export const FAILING = 'test_fail';
/** Payments whose provider transaction id begins so have refunds that stay pending. */
export const PENDING = 'test_pending';

/** Moves no money. Decides by the provider's transaction id alone, so that the same payment always fares the same. */
export const testPaymentProvider = (): PaymentProvider => ({
  async refund({ idempotencyKey, providerTransactionId = '' }) {
    if (providerTransactionId.startsWith(FAILING))
      return { status: 'FAILED', reason: 'The bank refused the refund.' };
    return {
      status: providerTransactionId.startsWith(PENDING) ? 'PENDING' : 'SUCCEEDED',
      providerRefundId: `test_refund_${idempotencyKey}`,
    };
  },
});
