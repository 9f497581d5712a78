/** The desks beside whose entry a number stands: how many of its records wait for a person. */
export const waitingDesks = [
  'orders',
  'drafts',
  'returns',
  'back-in-stock',
  'abandoned-checkouts',
  'subscriptions',
  'customers',
  'member-reports',
  'reviews',
  'gift-cards',
  'webhooks',
] as const;

export type WaitingDesk = (typeof waitingDesks)[number];

/** Of the desks that were requested; those whose number cannot be known are absent. */
export type WaitingCounts = Partial<Record<WaitingDesk, number>>;

export const isWaitingDesk = (name: string): name is WaitingDesk =>
  (waitingDesks as readonly string[]).includes(name);
