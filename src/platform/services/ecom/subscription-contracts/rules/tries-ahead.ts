import type { Subscription } from '../subscription.ts';
import { inDays } from './rhythm.ts';

/** When what was declined is tried, if each try fails: the next one first. */
export function triesAhead(
  { status, tries, nextChargeDate, chargeId }: Subscription,
  retryDays: readonly number[],
): string[] {
  if (status !== 'ACTIVE' || tries === 0 || nextChargeDate === undefined || chargeId !== undefined) return [];
  const dates = [nextChargeDate];
  for (const days of retryDays.slice(tries)) dates.push(inDays(dates.at(-1) ?? nextChargeDate, days));
  return dates;
}
