import type { DiscountRule } from '../discount-rule.ts';
import type { Uses } from '../uses.ts';

export type RuleStatus = 'PENDING' | 'LIVE' | 'EXPIRED';

/** The start counts, the end does not. A rule that is used up is over, whatever its dates say. */
export function statusOf(
  { active, activeTimeInfo, settings }: Pick<DiscountRule, 'active' | 'activeTimeInfo' | 'settings'>,
  uses: number,
  now: Date,
): RuleStatus {
  const { start, end } = activeTimeInfo ?? {};
  if (end && new Date(end) <= now) return 'EXPIRED';
  if (settings?.usageLimit != null && uses >= settings.usageLimit) return 'EXPIRED';
  if (active === false || (start && new Date(start) > now)) return 'PENDING';
  return 'LIVE';
}

/** Whether the rule works for a buyer at this moment. */
export function isLiveFor(rule: DiscountRule, uses: Uses, now: Date, timeZone: string): boolean {
  const { usageLimitPerUser } = rule.settings ?? {};
  if (usageLimitPerUser != null && uses.byThisBuyer >= usageLimitPerUser) return false;
  return statusOf(rule, uses.all, now) === 'LIVE' && isInSchedule(rule, now, timeZone);
}

const minutes = (time: { hours?: number; minutes?: number } | undefined, fallback: number): number =>
  time ? (time.hours ?? 0) * 60 + (time.minutes ?? 0) : fallback;

const END_OF_DAY = 24 * 60;

/** Rules that come back every week, at the shop's own hours. */
export function isInSchedule(
  { activeTimeInfo }: Pick<DiscountRule, 'activeTimeInfo'>,
  now: Date,
  timeZone: string,
): boolean {
  const windows = activeTimeInfo?.recurrence?.weeklySchedule?.timeWindows;
  if (!windows?.length) return true;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const day = part('weekday').toUpperCase();
  const minute = Number(part('hour')) * 60 + Number(part('minute'));
  return windows.some(
    ({ dayOfWeek, startTime, endTime }) =>
      dayOfWeek === day && minutes(startTime, 0) <= minute && minute < minutes(endTime, END_OF_DAY),
  );
}
