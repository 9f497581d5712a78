import type { LeavingSettings, WhyNot } from '#shared/abandoned-checkouts.ts';

interface Consent {
  /** The address asked for no more reminders. */
  isRefused: boolean;
  /** The buyer agreed to the newsletter. */
  isSubscribed: boolean;
}

/** Why an address gets no reminder by the plan, neither on its day nor by hand. */
export function consentReason(
  { isRefused, isSubscribed }: Consent,
  { whom }: Pick<LeavingSettings, 'whom'>,
): Extract<WhyNot, 'NOT_WANTED' | 'NOT_AGREED'> | undefined {
  if (isRefused) return 'NOT_WANTED';
  return whom === 'SUBSCRIBED' && !isSubscribed ? 'NOT_AGREED' : undefined;
}
