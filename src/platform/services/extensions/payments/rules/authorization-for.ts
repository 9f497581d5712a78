import type { PaymentResult } from '#platform/services/ecom/orders/public.ts';
import type { StoredCharge } from '../charge.ts';

/** How long before the bank lets go of it what is to be taken by itself is taken. */
const HOURS_BEFORE_EXPIRY = 12;

/** What is done with money that is held when nobody says so in time, and when: never after the bank has let go of it. */
export function authorizationFor(
  { delayedCapture, captureDelayMinutes }: Pick<StoredCharge, 'delayedCapture' | 'captureDelayMinutes'>,
  expiresDate: string,
  now: Date,
): NonNullable<PaymentResult['held']> {
  const actionType = delayedCapture ?? 'VOID';
  const hours = actionType === 'CAPTURE' ? HOURS_BEFORE_EXPIRY : 0;
  const latest = new Date(expiresDate).getTime() - hours * 3_600_000;
  const wanted = captureDelayMinutes === null ? latest : now.getTime() + captureDelayMinutes * 60_000;
  const executionDate = new Date(Math.min(wanted, latest)).toISOString();
  return { authorizedDate: now.toISOString(), scheduledAction: { actionType, executionDate } };
}
