import type { Clock, PaymentProvider } from '../ports.ts';

/** Payments whose provider transaction id begins so cannot be refunded. */
export const FAILING = 'test_fail';
/** Held for so long, as most banks do. */
export const AUTHORIZED_DAYS = 7;
/** Payments whose provider transaction id begins so have refunds that stay pending. */
export const PENDING = 'test_pending';

export const authorizedUntil = (since: Date): string =>
  new Date(since.getTime() + AUTHORIZED_DAYS * 86_400_000).toISOString();

/** Moves no money. Decides by the payment token or the transaction id alone, so that the same payment always fares the same. */
export const testPaymentProvider = (clock: Clock): PaymentProvider => ({
  isConnected: true,
  hasPage: false,
  async charge({ paymentToken, idempotencyKey, authorizeOnly, savePaymentMethod, buyer }) {
    const providerTransactionId = `test_${idempotencyKey}`;
    if (paymentToken.includes('declined')) return { status: 'DECLINED', reason: 'The card was declined.' };
    if (paymentToken.includes('pending')) return { status: 'PENDING', providerTransactionId };
    const card = { brand: 'Visa', lastFourDigits: '4242' };
    const stored = {
      card,
      ...(savePaymentMethod && buyer.memberId && { savedMethod: `kept_${idempotencyKey}` }),
    };
    if (!authorizeOnly) return { status: 'APPROVED', providerTransactionId, ...stored };
    return {
      status: 'AUTHORIZED',
      providerTransactionId,
      expiresDate: authorizedUntil(clock.now()),
      ...stored,
    };
  },
  async refund({ idempotencyKey, providerTransactionId = '' }) {
    if (providerTransactionId.startsWith(FAILING))
      return { status: 'FAILED', reason: 'The bank refused the refund.' };
    return {
      status: providerTransactionId.startsWith(PENDING) ? 'PENDING' : 'SUCCEEDED',
      providerRefundId: `test_refund_${idempotencyKey}`,
    };
  },
  capture: async ({ providerTransactionId }) =>
    providerTransactionId.startsWith(FAILING)
      ? { status: 'FAILED', reason: 'The bank refused to pay.' }
      : { status: 'SUCCEEDED' },
  void: async () => ({ status: 'SUCCEEDED' }),
  cancel: async () => 'TOO_LATE',
  keep: async ({ paymentToken, idempotencyKey }) =>
    paymentToken.includes('declined')
      ? { status: 'DECLINED', reason: 'The card was declined.' }
      : {
          status: 'KEPT',
          savedMethod: `kept_${idempotencyKey}`,
          card: { brand: 'Visa', lastFourDigits: '4242' },
        },
  forget: async () => undefined,
  readNotice: async () => undefined,
});
