import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { parseISO } from 'date-fns/parseISO';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { startOfYear } from 'date-fns/startOfYear';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { subMonths } from 'date-fns/subMonths';

export type PlatformFilter = Record<string, unknown>;

export type FieldKind = 'choice' | 'name' | 'text' | 'list' | 'amount' | 'date' | 'deadline' | 'yesNo';

export interface FilterField {
  id: string;
  /** Name in the platform's query, as its search specification declares it. */
  path: string;
  kind: FieldKind;
  options?: readonly string[];
  /** The values there are, which are offered: a kind `name`. `records`: all of the desk in `record`, by their names. */
  offered?: 'words' | 'countries' | 'currencies' | 'languages' | 'records';
  /** Yes and no are asked for by whether there is a value, or an empty list. */
  asks?: '$exists' | '$isEmpty';
  /** Its values are ids of records of that desk. */
  record?: string;
  /** Amounts: the field that says in which currency they are. */
  currency?: string;
  /** A number of things, and no money. */
  plain?: boolean;
  /** Beside those of the contract: a hosted platform does not know it. */
  own?: boolean;
  /** Offered to whoever may read what it is about. */
  rights?: readonly string[];
}

/** [field, operator, value]: short, because it lives in the address bar. */
export type Condition = readonly [field: string, operator: string, value: string];

/** What a filter depends on beside itself. */
export interface QueryMoment {
  now: Date;
  timeZone: string;
  /** The store's: amounts that name none are in it. */
  currency: string;
  /** The platform knows more fields than the contract declares. */
  ownFields: boolean;
}

const operators = {
  choice: ['is', 'isNot', 'isAnyOf', 'isNoneOf'],
  name: ['is', 'isNot', 'isAnyOf', 'isNoneOf'],
  text: ['startsWith', 'is', 'isNot', 'contains'],
  list: ['includes', 'includesAll'],
  amount: ['atLeast', 'max', 'is', 'between'],
  date: ['inLast', 'in', 'on', 'between', 'since', 'before', 'notInLast'],
  deadline: ['inNext'],
  yesNo: ['is'],
} as const satisfies Record<FieldKind, readonly string[]>;

export const relativePeriods = ['24h', '7d', '14d', '30d', '90d', '12m'] as const;
/** What is still to come, from now on. */
export const comingPeriods = ['24h', '48h', '7d'] as const;
export const calendarPeriods = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export const listSeparator = ',';

export function operatorsOf(kind: FieldKind): readonly string[] {
  return operators[kind];
}

export function isOperator(kind: FieldKind, operator: string): boolean {
  return operatorsOf(kind).includes(operator);
}

export function takesSeveral(operator: string): boolean {
  return ['isAnyOf', 'isNoneOf', 'includes', 'includesAll', 'between'].includes(operator);
}

function several(value: string): string[] {
  return value
    .split(listSeparator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const amountPattern = /^-?\d{1,12}(\.\d{1,6})?$/;

/** "10,20 SEK": amounts and the currency they are in; those written before there was one are in the store's. */
export function readAmounts(value: string, storeCurrency: string): { amounts: string[]; currency: string } {
  const [, amounts = '', currency = storeCurrency] = /^(.*?)(?: ([A-Z]{3}))?$/.exec(value) ?? [];
  return { amounts: amounts.split(listSeparator).map((amount) => amount.trim()), currency };
}

export const writeAmounts = (amounts: readonly string[], currency: string): string =>
  `${amounts.join(listSeparator)} ${currency}`;

function amountFilter(operator: string, typed: readonly string[]): unknown {
  const amounts = typed.filter((amount) => amount !== '');
  if (amounts.length === 0 || !amounts.every((amount) => amountPattern.test(amount))) return undefined;
  const [first, second] = amounts;
  if (operator === 'atLeast') return { $gte: first };
  if (operator === 'max') return { $lte: first };
  if (operator === 'is') return { $eq: first };
  return second === undefined ? undefined : { $gte: first, $lte: second };
}

/** "7d" counts whole days of the store, today included, so a morning and an evening show the same days. */
export function startOfPeriod(period: string, { now, timeZone }: QueryMoment): Date | undefined {
  const match = /^(\d{1,3})([hdm])$/.exec(period);
  if (!match) return undefined;
  const count = Number(match[1]);
  if (match[2] === 'h') return subHours(now, count);
  const zone = { in: tz(timeZone) };
  const today = startOfDay(now, zone);
  const start = match[2] === 'd' ? subDays(today, count - 1, zone) : subMonths(today, count, zone);
  return new Date(+start);
}

function comingFilter(period: string, { now }: QueryMoment): unknown {
  const match = /^(\d{1,3})([hd])$/.exec(period);
  if (!match) return undefined;
  const end = addHours(now, Number(match[1]) * (match[2] === 'd' ? 24 : 1));
  return { $gte: now.toISOString(), $lte: end.toISOString() };
}

function dateFilter(operator: string, value: string, moment: QueryMoment): unknown {
  if (operator === 'inLast' || operator === 'notInLast') {
    const start = startOfPeriod(value, moment)?.toISOString();
    if (!start) return undefined;
    return operator === 'inLast' ? { $gte: start } : { $lt: start };
  }
  if (operator === 'in') return within(calendarDays(value, moment), moment);
  const days = value.split(listSeparator).map((day) => dayOf(day, moment));
  const [first, last] = operator === 'between' ? days : [days[0], days[0]];
  if (!first || !last) return undefined;
  if (operator === 'since') return { $gte: instant(first) };
  if (operator === 'before') return { $lt: instant(first) };
  return within(first <= last ? [first, last] : [last, first], moment);
}

const instant = (date: Date): string => new Date(+date).toISOString();

function dayOf(text: string, { timeZone }: QueryMoment): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const zone = { in: tz(timeZone) };
  const day = startOfDay(parseISO(text, zone), zone);
  return Number.isNaN(+day) ? undefined : day;
}

/** From the beginning of the first day to the end of the last, as the store has them. */
function within(days: readonly [Date, Date] | undefined, { timeZone }: QueryMoment): unknown {
  if (!days) return undefined;
  return { $gte: instant(days[0]), $lt: instant(addDays(days[1], 1, { in: tz(timeZone) })) };
}

/** The first and the last day of a period of the calendar; weeks begin on a Monday. */
function calendarDays(period: string, { now, timeZone }: QueryMoment): [Date, Date] | undefined {
  const zone = { in: tz(timeZone) };
  const today = startOfDay(now, zone);
  const week = startOfWeek(today, { ...zone, weekStartsOn: 1 });
  const month = startOfMonth(today, zone);
  const upTo = (next: Date): Date => subDays(next, 1, zone);
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [upTo(today), upTo(today)];
    case 'thisWeek':
      return [week, today];
    case 'lastWeek':
      return [subDays(week, 7, zone), upTo(week)];
    case 'thisMonth':
      return [month, today];
    case 'lastMonth':
      return [subMonths(month, 1, zone), upTo(month)];
    case 'thisYear':
      return [startOfYear(today, zone), today];
    default:
      return undefined;
  }
}

function yesNoFilter(asks: FilterField['asks'], yes: boolean): unknown {
  if (asks === '$isEmpty') return { $isEmpty: !yes };
  return { [asks ?? '$eq']: yes };
}

function plainFilter(operator: string, value: string): unknown {
  const values = several(value);
  if (values.length === 0) return undefined;
  switch (operator) {
    case 'is':
      return { $eq: value.trim() };
    case 'isNot':
      return { $ne: value.trim() };
    case 'isAnyOf':
      return { $in: values };
    case 'isNoneOf':
      return { $nin: values };
    case 'includes':
      return { $hasSome: values };
    case 'includesAll':
      return { $hasAll: values };
    case 'contains':
      return { $contains: value.trim() };
    default:
      return { $startsWith: value.trim() };
  }
}

function valueFilter(
  { kind, asks }: FilterField,
  operator: string,
  value: string,
  moment: QueryMoment,
): unknown {
  if (kind === 'date') return dateFilter(operator, value, moment);
  if (kind === 'yesNo') return yesNoFilter(asks, value === 'yes');
  return kind === 'deadline' ? comingFilter(value, moment) : plainFilter(operator, value);
}

/** Nothing while the value is not (yet) one the platform could take. */
export function conditionFilter(
  field: FilterField,
  [, operator, value]: Condition,
  moment: QueryMoment,
): PlatformFilter | undefined {
  // Asked for where a list by itself leaves out one of them.
  if (field.kind === 'yesNo' && value === 'either') return {};
  if (field.kind === 'amount') {
    const { amounts, currency } = readAmounts(value, moment.currency);
    const range = amountFilter(operator, amounts);
    if (range === undefined) return undefined;
    if (!field.currency || !moment.ownFields) return { [field.path]: range };
    return { [field.path]: range, [field.currency]: { $eq: currency } };
  }
  const filter = valueFilter(field, operator, value, moment);
  return filter === undefined ? undefined : { [field.path]: filter };
}
