import { FAILED } from '../subscription-desk.ts';

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
} as const;

/** The desks beside whose entry a number stands: how many of its records wait for a person. */
export const waitingDesks = [
  ...(Object.keys(waitingValues) as (keyof typeof waitingValues)[]),
  'drafts',
  'back-in-stock',
  'member-reports',
  'webhooks',
] as const;

export type WaitingDesk = (typeof waitingDesks)[number];

/** Of the desks that were requested; those whose number cannot be known are absent. */
export type WaitingCounts = Partial<Record<WaitingDesk, number>>;

const names: ReadonlySet<string> = new Set(waitingDesks);

export const isWaitingDesk = (name: string): name is WaitingDesk => names.has(name);
