import { MAX_CLOSED_NOTE } from '#shared/closed-days.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { Properties } from '../store.ts';

type Schedule = NonNullable<Properties['businessSchedule']>;
type Period = NonNullable<Schedule['periods']>[number];
type Special = NonNullable<Schedule['specialHourPeriod']>[number];

const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

function checkPeriod({ openDay, closeDay, openTime = '', closeTime = '' }: Period, at: string): void {
  for (const [name, day] of [['openDay', openDay] as const, ['closeDay', closeDay] as const])
    if (!day) throw invalidField(`${at}.${name}`, 'REQUIRED_FIELD', 'must name a day');
  for (const [name, time] of [['openTime', openTime] as const, ['closeTime', closeTime] as const])
    if (!TIME.test(time)) throw invalidField(`${at}.${name}`, 'FORMAT', 'must be a time from 00:00 to 24:00');
  if (openDay === closeDay && closeTime <= openTime)
    throw invalidField(`${at}.closeTime`, 'OTHER', 'must be later than it opens on that day');
}

function checkSpecial({ startDate = '', endDate = '', comment = '' }: Special, at: string): void {
  if (comment.length > MAX_CLOSED_NOTE)
    throw invalidField(`${at}.comment`, 'MAX_LENGTH', `must have at most ${MAX_CLOSED_NOTE} characters`, {
      threshold: MAX_CLOSED_NOTE,
    });
  for (const [name, date] of [['startDate', startDate] as const, ['endDate', endDate] as const])
    if (Number.isNaN(Date.parse(date)))
      throw invalidField(`${at}.${name}`, 'FORMAT', 'must be a date and time in ISO 8601');
  if (Date.parse(endDate) <= Date.parse(startDate))
    throw invalidField(`${at}.endDate`, 'OTHER', 'must be later than it starts');
}

/** Written whole. @throws 400 for times that are none, or run backwards */
export function checkSchedule(schedule: Schedule, path = 'businessSchedule'): Schedule {
  const { periods = [], specialHourPeriod = [] } = schedule;
  for (const [index, period] of periods.entries()) checkPeriod(period, `${path}.periods[${index}]`);
  for (const [index, special] of specialHourPeriod.entries())
    checkSpecial(special, `${path}.specialHourPeriod[${index}]`);
  return {
    periods,
    specialHourPeriod: specialHourPeriod.map((special) => ({ isClosed: true, ...special })),
  };
}
