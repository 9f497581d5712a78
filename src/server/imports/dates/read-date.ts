import { TZDate } from '@date-fns/tz';
import { readShortDate, type DateStyle } from '#shared/date-styles.ts';
import { isFiller, monthOf } from './month-names.ts';

interface Day {
  year: number;
  month: number;
  day: number;
}

interface Time {
  hour: number;
  minute: number;
  second: number;
  /** Minutes east of UTC, where the cell names a time zone. */
  offset?: number;
}

/** Hours east of UTC. Abbreviations that several places use for different times, such as IST, are not read. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
};

const TIME =
  /(?<![\d/.-])(\d{1,2})(?:[:h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*([ap]\.?\s?m\b\.?)?\s*\(?([A-Z]{1,4}(?![a-z]))?\s*([+-]\d{1,2}(?::?\d{2})?)?\)?\s*$/i;
const LEADING_TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]\.?\s?m\b\.?)?[\s,]+(?=.*\d)/i;

function offsetOf(name: string | undefined, shift: string | undefined): number | undefined {
  const hours = name === undefined ? 0 : ZONES[name.toUpperCase()];
  if (hours === undefined) return undefined;
  const [, sign, shiftHours = '0', shiftMinutes = '0'] =
    /^([+-])(\d{1,2}):?(\d{2})?$/.exec(shift ?? '') ?? [];
  const minutes = Number(shiftHours) * 60 + Number(shiftMinutes);
  return hours * 60 + (sign === '-' ? -minutes : minutes);
}

function timeOf(
  hours: string,
  minutes: string | undefined,
  seconds: string | undefined,
  half: string | undefined,
): Time | undefined {
  const written = Number(hours);
  if (half !== undefined && (written < 1 || written > 12)) return undefined;
  const hour = half === undefined ? written : (written % 12) + (/^p/i.test(half) ? 12 : 0);
  const time = { hour, minute: Number(minutes ?? '0'), second: Number(seconds ?? '0') };
  return time.hour > 23 || time.minute > 59 || time.second > 59 ? undefined : time;
}

interface Split {
  date: string;
  time?: Time;
}

/** The time of a cell, before or after its date; undefined where what looks like one is none. */
function splitTime(cell: string): Split | undefined {
  const leading = LEADING_TIME.exec(cell);
  if (leading) {
    const [whole, hours = '', minutes, seconds, half] = leading;
    const time = timeOf(hours, minutes, seconds, half);
    return time && { date: cell.slice(whole.length), time };
  }
  // The T of ISO 8601 stands directly behind the date.
  const text = cell
    .replace(/(\d)T(?=\d{2}:?\d{2})/i, '$1 ')
    .replace(/ (\d{2})(\d{2})(\d{2})(?=Z?$)/i, ' $1:$2:$3');
  const found = TIME.exec(text);
  const [, hours = '', minutes, seconds, half, zone, shift] = found ?? [];
  if (!found || (minutes === undefined && half === undefined)) return { date: text };
  const time = timeOf(hours, minutes, seconds, half);
  if (!time) return undefined;
  const date = text.slice(0, found.index);
  if (zone === undefined && shift === undefined) return { date, time };
  const offset = offsetOf(zone, shift);
  return offset === undefined ? undefined : { date, time: { ...time, offset } };
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** `Dec 8, 2024`, `8. Dezember 2024`, `Sun, 08-Dec-24`: one word is a month, and the others say nothing more. */
function readNamedDay(text: string): Day | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const months = words.flatMap((word) => monthOf(word) ?? []);
  const [month] = months;
  const [one, other, ...rest] = text.match(/\d+/g) ?? [];
  if (month === undefined || months.length > 1 || one === undefined || other === undefined || rest.length > 0)
    return undefined;
  if (words.some((word) => monthOf(word) === undefined && !isFiller(word))) return undefined;
  const [year, day] = one.length === 4 ? [one, other] : [other, one];
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined;
  return { year: fullYear(year), month, day: Number(day) };
}

function readNumericDay(text: string, style: DateStyle): Day | undefined {
  const [, year, month, day] =
    /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?[日.]?$/.exec(text) ??
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day) };
  const short = /^[\d\s\-/.]+$/.test(text) ? readShortDate(text) : undefined;
  if (!short) return undefined;
  const [shortMonth, shortDay] =
    style === 'monthFirst' && short.separator !== '.'
      ? [short.first, short.second]
      : [short.second, short.first];
  return { year: fullYear(short.year), month: shortMonth, day: shortDay };
}

const isDay = ({ year, month, day }: Day, earliest: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= earliest;
};

function readParts(cell: string, style: DateStyle, earliest: number): { day: Day; time?: Time } | undefined {
  const text = cell
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length > 60) return undefined;
  const split = splitTime(text);
  if (!split) return undefined;
  const date = split.date.replace(/[\s,]+$/, '');
  const day = /\p{L}/u.test(date.replaceAll(/[年月日]/g, ''))
    ? readNamedDay(date)
    : readNumericDay(date, style);
  if (!day || !isDay(day, earliest)) return undefined;
  return { day, ...(split.time && { time: split.time }) };
}

/** ISO 8601 in UTC; a time without a zone is in `timeZone`, the store's own. */
export function readDate(cell: string, style: DateStyle, timeZone: string): string | undefined {
  const parts = readParts(cell, style, 1970);
  if (!parts) return undefined;
  const { day, time } = parts;
  const numbers = [
    day.year,
    day.month - 1,
    day.day,
    time?.hour ?? 0,
    time?.minute ?? 0,
    time?.second ?? 0,
  ] as const;
  if (time?.offset === undefined) return new Date(new TZDate(...numbers, timeZone).getTime()).toISOString();
  return new Date(Date.UTC(...numbers) - time.offset * 60_000).toISOString();
}

/** A day without its time as `YYYY-MM-DD`. A year of two digits is rejected: somebody's birthday may be in either century. */
export function readDay(cell: string, style: DateStyle): string | undefined {
  const parts = readParts(cell, style, 1800);
  if (!parts || !/\d{4}/.test(cell)) return undefined;
  const { year, month, day } = parts.day;
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** How exactly a cell says when something happened. */
export const datePrecision = (cell: string): 'day' | 'minute' | 'second' =>
  /\d:\d\d:\d\d/.test(cell)
    ? 'second'
    : /\d[:h]\d\d/.test(cell) || /\d\s*[ap]\.?m\b/i.test(cell)
      ? 'minute'
      : 'day';
