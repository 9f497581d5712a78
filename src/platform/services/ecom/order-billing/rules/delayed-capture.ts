import type { OrderBillingApi, Request } from '#platform/contract/index.ts';

type Settings = Request<OrderBillingApi, 'authorizeChargeWithSavedPaymentMethod'>['delayedCaptureSettings'];

const MINUTES = { MINUTES: 1, HOURS: 60, DAYS: 1440 } as const;
/** Longer than any bank holds money: what is said beyond that changes nothing. */
const MAX_LENGTH = 366 * MINUTES.DAYS;

export interface DelayedCapture {
  delayedCapture: 'CAPTURE' | 'VOID';
  /** Null for as late as the bank allows. */
  captureDelayMinutes: number | null;
}

/** What is done with the money that is held, and after how long. */
export function delayedCaptureOf({
  scheduledAction,
  delayDuration,
}: Pick<Settings, 'scheduledAction' | 'delayDuration'>): DelayedCapture {
  const { count, unit } = delayDuration ?? {};
  const minutes = MINUTES[unit ?? 'MINUTES'];
  return {
    delayedCapture: scheduledAction === 'CAPTURE' ? 'CAPTURE' : 'VOID',
    captureDelayMinutes: count ? Math.min(count * minutes, MAX_LENGTH) : null,
  };
}
