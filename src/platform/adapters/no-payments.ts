import type { PaymentProvider } from '../ports.ts';

/** Where nobody moves money: what comes is recorded by hand. */
export const noPayments: PaymentProvider = {
  isConnected: false,
  hasPage: false,
  charge: async () => ({ status: 'DECLINED', reason: 'not_connected' }),
  refund: async () => ({
    status: 'FAILED',
    reason: 'No payment provider is connected. Send the money another way and record it.',
  }),
  capture: async () => ({ status: 'FAILED', reason: 'not_connected' }),
  void: async () => ({ status: 'FAILED', reason: 'not_connected' }),
  cancel: async () => 'TOO_LATE',
  keep: async () => ({ status: 'DECLINED', reason: 'not_connected' }),
  forget: async () => undefined,
  readNotice: async () => undefined,
};
