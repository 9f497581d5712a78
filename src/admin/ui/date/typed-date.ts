import { isDay } from '#shared/days.ts';

// How days and times are typed and written here. Fields hold them as the browser's own would: 2026-11-28, 17:18 and
// 2026-11-28T17:18. A text that is none of these stays as it was typed, so that a form can reject it.

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SHORT = MONTHS.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1, 3)}`);

const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const NUMBERS = /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})(?:[\s./-]+(?<year>\d{4}|\d{2}))?$/;
const DAY_FIRST = /^(?<day>\d{1,2})\.?\s*(?<month>[a-z]{3,9})\.?,?(?:\s*(?<year>\d{4}|\d{2}))?$/;
const MONTH_FIRST = /^(?<month>[a-z]{3,9})\.?\s*(?<day>\d{1,2})(?:,?\s+(?<year>\d{4}|\d{2}))?$/;
const DAY_SHAPES = [YEAR_FIRST, NUMBERS, DAY_FIRST, MONTH_FIRST];

const CLOCK = /^(?<hour>\d{1,2})(?:[:.]?(?<minute>\d{2}))?\s*(?<half>[ap]m)?$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Of a day, what separates it, and a time of day. */
const DAY_AND_TIME = /^(.*?[\da-z])(?:,\s*|\s+|t)(\d{1,2}[:.]\d{2}\s*(?:[ap]m)?)$/;

const twoDigits = (part: number): string => String(part).padStart(2, '0');
const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : MONTHS.findIndex((name) => name.startsWith(text)) + 1;

/** The day comes before the month; without a year it is one of this year. */
function dayIn(text: string, now: Date): string | undefined {
  const parts = DAY_SHAPES.map((shape) => shape.exec(text)?.groups).find(Boolean);
  if (!parts) return undefined;
  const year = parts['year'] ?? String(now.getFullYear());
  const day = `${year.length === 2 ? `20${year}` : year}-${twoDigits(monthOf(parts['month'] ?? ''))}-${twoDigits(Number(parts['day']))}`;
  return isDay(day) ? day : undefined;
}

function timeIn(text: string): string | undefined {
  const parts = CLOCK.exec(text)?.groups;
  if (!parts) return undefined;
  const half = parts['half'];
  const hour = Number(parts['hour']);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  const time = `${twoDigits(hours)}:${parts['minute'] ?? '00'}`;
  return TIME.test(time) ? time : undefined;
}

function momentIn(text: string, now: Date): string | undefined {
  const [, first = text, second] = DAY_AND_TIME.exec(text) ?? [];
  const day = dayIn(first, now);
  const time = second === undefined ? '00:00' : timeIn(second);
  return day && time ? `${day}T${time}` : undefined;
}

export interface DateShape {
  /** What a field holds of a text that was typed. */
  read: (typed: string, now: Date) => string;
  /** "28 Nov 2026", "17:18", "28 Nov 2026, 17:18"; a text that is none of these as it is. */
  write: (value: string) => string;
  /** Whether that is one, and no text that could not be read. */
  isWhole: (value: string) => boolean;
}

const isTime = (value: string): boolean => TIME.test(value);
const isMoment = (value: string): boolean =>
  isDay(value.slice(0, 10)) && value.startsWith('T', 10) && isTime(value.slice(11));

const writtenDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${SHORT[Number(month) - 1]} ${year}`;
};

const shapeOf = (
  find: (text: string, now: Date) => string | undefined,
  isWhole: (value: string) => boolean,
  write: (value: string) => string,
): DateShape => ({
  read: (typed, now) => find(typed.trim().toLowerCase(), now) ?? typed.trim(),
  write: (value) => (isWhole(value) ? write(value) : value),
  isWhole,
});

export const dayShape = shapeOf(dayIn, isDay, writtenDay);
export const timeShape = shapeOf(timeIn, isTime, (time) => time);
export const momentShape = shapeOf(
  momentIn,
  isMoment,
  (moment) => `${writtenDay(moment.slice(0, 10))}, ${moment.slice(11)}`,
);
