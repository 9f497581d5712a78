import { membershipDetails, type PaidLine } from '../app-memberships/public.ts';
import type { PaymentInput } from '../order-transactions/public.ts';

/** What they cover costs nothing in the order, so that they pay no amount. */
export const membershipPayment = (line: PaidLine, status: 'APPROVED' | 'PENDING'): PaymentInput => ({
  status,
  amount: { amount: '0' },
  membershipPaymentDetails: membershipDetails(line),
});
