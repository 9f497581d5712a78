import type { Order } from '../../wix/shopper/order-operations.ts';

export type OrderStanding = 'paid' | 'pending' | 'unpaid' | 'refused';

/** Where the money is; placed and unpaid is a promise to transfer it. */
export function standingOf({ status, paymentStatus }: Order): OrderStanding {
  if (status === 'CANCELED' || status === 'REJECTED' || paymentStatus === 'DECLINED') return 'refused';
  if (status === 'INITIALIZED' || paymentStatus === 'PENDING') return 'pending';
  return paymentStatus === 'PAID' ? 'paid' : 'unpaid';
}
