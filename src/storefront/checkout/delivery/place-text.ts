import { weekDays, type OpeningHours, type WeekDay } from '#shared/delivery-offer.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/messages.ts';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

const dayName = (day: WeekDay, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(MONDAY + weekDays.indexOf(day) * DAY),
  );

/** Of a day's minute, `10` or `10:30`. */
const clock = (minute: number): string =>
  minute % 60 === 0
    ? String(minute / 60)
    : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

const sameTimes = (hours: readonly OpeningHours[], day: WeekDay): string =>
  hours
    .filter((one) => one.day === day)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => `${clock(from)}\u2009–\u2009${clock(to)}`)
    .join(', ');

/** Days that follow each other with the same times are said together. */
export function hoursText(t: Translate, hours: readonly OpeningHours[], locale: Locale): string {
  const { tag } = locales[locale];
  const runs: { from: WeekDay; to: WeekDay; times: string }[] = [];
  for (const [index, day] of weekDays.entries()) {
    const times = sameTimes(hours, day);
    if (times === '') continue;
    const last = runs.at(-1);
    if (last && last.times === times && weekDays.indexOf(last.to) === index - 1) last.to = day;
    else runs.push({ from: day, to: day, times });
  }
  return runs
    .map(({ from, to, times }) =>
      from === to
        ? `${dayName(from, tag)} ${times}`
        : `${t('checkout.dayToDay', { from: dayName(from, tag), to: dayName(to, tag) })} ${times}`,
    )
    .join(', ');
}

const KILOMETRE = 1000;

/** As one says it: 900 m, 1.2 km. */
export const distanceText = (metres: number, locale: Locale): string => {
  const isFar = metres >= KILOMETRE;
  return new Intl.NumberFormat(locales[locale].tag, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  }).format(isFar ? metres / KILOMETRE : Math.round(metres / 10) * 10);
};
