import { FAILED } from '../subscription-desk.ts';
import type { WaitingDesk } from './waiting-desks.ts';

/**
 * The values by which a desk's list finds the records that wait for a person, by desk. The tab of these records and the
 * number beside the desk's entry have them in common.
 */
export const waitingValues = {
  orders: {
    status: ['APPROVED'],
    paymentStatus: ['PAID', 'PARTIALLY_REFUNDED', 'PARTIALLY_PAID'],
    fulfillmentStatus: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'],
  },
  returns: { state: ['ASKED'] },
  'abandoned-checkouts': { status: ['ABANDONED'] },
  subscriptions: { standing: FAILED },
  customers: { status: ['PENDING'] },
  reviews: { 'moderation.moderationStatus': ['IN_MODERATION', 'SUBMITTED'] },
  'gift-cards': { state: ['UNDELIVERED'] },
} as const satisfies Partial<Record<WaitingDesk, Readonly<Record<string, readonly string[]>>>>;
