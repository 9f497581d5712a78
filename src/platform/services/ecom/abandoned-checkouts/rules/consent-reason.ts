import type { ReminderSettings, ReminderObstacle } from '#shared/abandoned-checkouts.ts';

interface Consent {
  /** The address asked for no more reminders. */
  isOptedOut: boolean;
  /** The buyer agreed to the newsletter. */
  isSubscribed: boolean;
}

/** Why an address gets no reminder by the plan, neither on its day nor by hand. */
export function consentReason(
  { isOptedOut, isSubscribed }: Consent,
  { whom }: Pick<ReminderSettings, 'whom'>,
): Extract<ReminderObstacle, 'NOT_WANTED' | 'NOT_AGREED'> | undefined {
  if (isOptedOut) return 'NOT_WANTED';
  return whom === 'SUBSCRIBED' && !isSubscribed ? 'NOT_AGREED' : undefined;
}
