import type { ShownSubscription } from '#shared/subscriptions.ts';

type SubscriptionStatus = Pick<ShownSubscription, 'status' | 'tries' | 'nextChargeDate' | 'reason'>;

const SOLD_OUT = 'out_of_stock';

/** One word for how it stands. */
export const subscriptionStatusOf = ({ status, tries }: SubscriptionStatus) =>
  status === 'ACTIVE' && tries > 0 ? ('declined' as const) : status;

export const toneOf = {
  ACTIVE: 'success',
  PAUSED: 'info',
  SUSPENDED: 'danger',
  declined: 'warning',
  CANCELED: 'info',
  ENDED: 'info',
} as const;

/** What the date of the next charge is. */
export const nextName = ({ tries, reason }: SubscriptionStatus) =>
  tries > 0
    ? ('subscriptions.nextTry' as const)
    : reason === SOLD_OUT
      ? ('subscriptions.nextSold' as const)
      : ('subscriptions.next' as const);

/** The money of a delivery did not come, and another card would bring it. */
export const isOwed = ({ status, tries }: SubscriptionStatus): boolean =>
  tries > 0 && (status === 'ACTIVE' || status === 'SUSPENDED');
