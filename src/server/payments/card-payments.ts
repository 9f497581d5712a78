import type { CardPayments } from '../../shared/card-payments.ts';
import type { PaymentChoice } from './payment-provider.ts';

export function chargedBy(choice: PaymentChoice): CardPayments['by'] {
  switch (choice.by) {
    case 'none':
      return 'NOBODY';
    case 'test':
      return 'TEST_GATEWAY';
    case 'stripe':
      return choice.secretKey.includes('_live_') ? 'STRIPE_LIVE' : 'STRIPE_TEST';
  }
}

export const cardPaymentsOf = (choice: PaymentChoice, publicUrl: string): CardPayments => ({
  by: chargedBy(choice),
  noticesUrl: `${publicUrl}/hosted/payments/notices`,
});
