/** Names the total that the shopper saw when they placed the order: another one is not charged. */
export const SEEN_TOTAL_HEADER = 'x-counterpart-seen-total';

export const SEEN_TOTAL = /^\d{1,15}(\.\d{1,6})?$/;

/** What is no amount says nothing. */
export const readSeenTotal = (header: string | undefined): string | undefined =>
  header !== undefined && SEEN_TOTAL.test(header) ? header : undefined;
