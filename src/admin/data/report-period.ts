import { TZDate } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { subDays } from 'date-fns/subDays';
import { isDay } from '../../shared/days.ts';
import type { Condition } from './filter-operators.ts';
import type { ListFilter } from './list-state.ts';

/** First and last day, as the shop has them. */
export interface Days {
  from: string;
  to: string;
}

export const namedPeriods = ['today', '7d', '30d', '90d', 'month', 'year'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

export const usualPeriod: NamedPeriod = '30d';

/** As far as the server adds up at once. */
const MAX_DAYS = 400;

export const isNamedPeriod = (text: string): text is NamedPeriod =>
  (namedPeriods as readonly string[]).includes(text);

/** Such as "2026-10-22..2026-11-20": how own dates stand in the address. */
export const writeDays = ({ from, to }: Days): string => `${from}..${to}`;

/** Both days there, in their order and not further apart than a report reaches. */
export function readDays(text: string): Days | undefined {
  const [from = '', to = '', more] = text.split('..');
  if (more !== undefined || !isDay(from) || !isDay(to) || from > to) return undefined;
  return differenceInCalendarDays(parseISO(to), parseISO(from)) < MAX_DAYS ? { from, to } : undefined;
}

/** The period that an address names; the usual one where it names none. */
export const readPeriod = (text: string | null): string =>
  text !== null && (isNamedPeriod(text) || readDays(text)) ? text : usualPeriod;

const starts: Readonly<Record<NamedPeriod, (today: Date) => Date>> = {
  today: (today) => today,
  '7d': (today) => subDays(today, 6),
  '30d': (today) => subDays(today, 29),
  '90d': (today) => subDays(today, 89),
  month: (today) => startOfMonth(today),
  year: (today) => startOfYear(today),
};

/** The days of a period now, in the shop's time zone; today is in it. */
export function daysOf(period: string, now: Date, timeZone: string): Days {
  const today = new TZDate(now.getTime(), timeZone);
  const start = isNamedPeriod(period) ? starts[period] : undefined;
  const own = start ? undefined : readDays(period);
  const from = (start ?? starts[usualPeriod])(today);
  return own ?? { from: format(from, 'yyyy-MM-dd'), to: format(today, 'yyyy-MM-dd') };
}

/** "22 Oct to 20 Nov 2026": the year once, and of the first day only where it is another; or not at all. */
export function daysLabel({ from, to }: Days, join: string, withYear = true): string {
  const [first, last] = [parseISO(from), parseISO(to)];
  const isOne = first.getFullYear() === last.getFullYear();
  const end = format(last, withYear || !isOne ? 'd MMM yyyy' : 'd MMM');
  return from === to ? end : `${format(first, isOne ? 'd MMM' : 'd MMM yyyy')} ${join} ${end}`;
}

/** The list of the orders that were placed on those days and count; what was put away was sold all the same. */
export const ordersOf = ({ from, to }: Days, ...more: readonly Condition[]): ListFilter => ({
  where: [
    ['placed', 'between', `${from},${to}`],
    ['status', 'is', 'APPROVED'],
    ['archived', 'is', 'either'],
    ...more,
  ],
});
