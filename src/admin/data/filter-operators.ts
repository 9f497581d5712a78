import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { parseISO } from 'date-fns/parseISO';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { subMonths } from 'date-fns/subMonths';

export type PlatformFilter = Record<string, unknown>;

export type FieldKind = 'choice' | 'name' | 'text' | 'words' | 'amount' | 'date' | 'yesNo';

export interface FilterField {
  id: string;
  /** Name in the platform's query, as its search specification declares it. */
  path: string;
  kind: FieldKind;
  options?: readonly string[];
}

/** [field, operator, value]: short, because it lives in the address bar. */
export type Condition = readonly [field: string, operator: string, value: string];

export interface QueryMoment {
  now: Date;
  timeZone: string;
}

const operators = {
  choice: ['is', 'isNot', 'isAnyOf', 'isNoneOf'],
  name: ['is', 'isNot', 'isAnyOf', 'isNoneOf'],
  text: ['startsWith', 'is', 'isNot', 'contains'],
  words: ['includes', 'includesAll'],
  amount: ['atLeast', 'atMost', 'is', 'between'],
  date: ['inLast', 'notInLast', 'on', 'since', 'before'],
  yesNo: ['is'],
} as const satisfies Record<FieldKind, readonly string[]>;

export const relativePeriods = ['24h', '7d', '14d', '30d', '90d', '12m'] as const;
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

function amountFilter(operator: string, value: string): unknown {
  const amounts = several(value);
  if (amounts.length === 0 || !amounts.every((amount) => amountPattern.test(amount))) return undefined;
  const [first, second] = amounts;
  if (operator === 'atLeast') return { $gte: first };
  if (operator === 'atMost') return { $lte: first };
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

function dateFilter(operator: string, value: string, moment: QueryMoment): unknown {
  if (operator === 'inLast' || operator === 'notInLast') {
    const start = startOfPeriod(value, moment)?.toISOString();
    if (!start) return undefined;
    return operator === 'inLast' ? { $gte: start } : { $lt: start };
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const zone = { in: tz(moment.timeZone) };
  const day = startOfDay(parseISO(value, zone), zone);
  if (Number.isNaN(+day)) return undefined;
  const start = new Date(+day).toISOString();
  if (operator === 'since') return { $gte: start };
  if (operator === 'before') return { $lt: start };
  return { $gte: start, $lt: new Date(+addDays(day, 1, zone)).toISOString() };
}

function plainFilter(kind: FieldKind, operator: string, value: string): unknown {
  if (kind === 'yesNo') return { $eq: value === 'yes' };
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

/** Nothing while the value is not (yet) one the platform could take. */
export function conditionFilter(
  field: FilterField,
  [, operator, value]: Condition,
  moment: QueryMoment,
): PlatformFilter | undefined {
  const filter =
    field.kind === 'amount'
      ? amountFilter(operator, value)
      : field.kind === 'date'
        ? dateFilter(operator, value, moment)
        : plainFilter(field.kind, operator, value);
  return filter === undefined ? undefined : { [field.path]: filter };
}
