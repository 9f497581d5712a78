import type { FoundOrder } from './look-up-api.ts';

/** Nothing is printed before the money is there, nor after all of it went back. */
export const isWaiting = ({
  paymentStatus,
  fulfillmentStatus,
}: Pick<FoundOrder, 'paymentStatus' | 'fulfillmentStatus'>): boolean =>
  fulfillmentStatus === 'NOT_FULFILLED' && !['PAID', 'PARTIALLY_REFUNDED'].includes(paymentStatus);
