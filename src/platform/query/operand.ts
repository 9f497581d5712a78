import { TZDate } from '@date-fns/tz';
import type { Scalar } from './expression.ts';
import type { FieldType } from './field.ts';

export const DECIMAL = /^-?\d{1,100}(\.\d{1,100})?$/;
const ISO_DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const ZONED = /(Z|[+-]\d\d:?\d\d)$/;

/** One fixed form, so that the order of the text is the order of time. Undefined for what is no date. */
export function isoInstant(text: string, timeZone = 'UTC'): string | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  const date = text.includes(':') && ZONED.test(text) ? new Date(text) : atWallClock(text, timeZone);
  return Number.isNaN(date.getTime()) ? undefined : new Date(date.getTime()).toISOString();
}

function atWallClock(text: string, timeZone: string): Date {
  const utc = new Date(text.includes(':') ? `${text}Z` : `${text.slice(0, 10)}T00:00:00Z`);
  if (timeZone === 'UTC' || Number.isNaN(utc.getTime())) return utc;
  return new TZDate(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
    utc.getUTCMilliseconds(),
    timeZone,
  );
}

/** What PostgreSQL can hold as text: no NUL, no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** The operand in the field's own form, or the sentence that says what was expected. */
export function readScalar(
  value: unknown,
  type: FieldType,
  timeZone?: string,
): { value: Scalar } | { expected: string } {
  if (typeof value === 'string' && !isStorableText(value)) return { expected: 'must be well-formed text' };
  if (typeof value === 'number' && !Number.isFinite(value)) return { expected: 'must be a finite number' };
  if (type === 'date') {
    const instant = typeof value === 'string' ? isoInstant(value, timeZone) : undefined;
    return instant === undefined ? { expected: 'must be an ISO date' } : { value: instant };
  }
  if (type === 'decimal') {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && DECIMAL.test(text)
      ? { value: text }
      : { expected: 'must be a number' };
  }
  if (type === 'boolean')
    return typeof value === 'boolean' ? { value } : { expected: 'must be true or false' };
  if (type === 'text') return typeof value === 'string' ? { value } : { expected: 'must be a string' };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? { value }
    : { expected: 'must be a string, a number or a boolean' };
}
