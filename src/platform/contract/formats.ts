import { isPhoneNumber } from '../../shared/phone.ts';
import Big from 'big.js';
import { z } from 'zod';
import type { Bounds } from './schema.ts';

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

const parsesAs =
  (...protocols: string[]) =>
  (value: string): boolean => {
    // Clients leave the scheme out of links to web sites now and then; the platform asks for one.
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname.length > 0;
  };

/** Codes the runtime's own tables know, remembered. */
function known(test: (code: string) => boolean): (code: string) => boolean {
  const seen = new Map<string, boolean>();
  return (code) => {
    const before = seen.get(code);
    if (before !== undefined) return before;
    const result = test(code);
    if (seen.size < 2000) seen.set(code, result);
    return result;
  };
}

const currencies = new Set(Intl.supportedValuesOf('currency'));
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isRegion = known((code) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined);

const isLanguage = known((tag) => {
  try {
    return (
      /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/.test(tag) &&
      Intl.getCanonicalLocales(tag.replaceAll('_', '-')).length === 1
    );
  } catch {
    return false;
  }
});

const datePart = z.regexes.date;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?$/;

/** A local date with a time of day and no zone. */
function isLocalDateTime(value: string): boolean {
  const [date = '', clock = ''] = value.split('T');
  return datePart.test(date) && time.test(clock);
}

/** The formats the contract names. PHONE and URL_SLUG are looser than the platform's, whose rules are not published. */
const formats: Record<string, (value: string) => boolean> = {
  GUID: matches(z.regexes.guid),
  EMAIL: matches(z.regexes.email),
  WEB_URL: parsesAs('http:', 'https:'),
  SECURE_WEB_URL: parsesAs('https:'),
  CURRENCY: (value) => currencies.has(value),
  COUNTRY: isRegion,
  SUBDIVISION: (value) => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(value) && isRegion(value.slice(0, 2)),
  COLOR_HEX: matches(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i),
  LANGUAGE: isLanguage,
  LOCAL_DATE: matches(datePart),
  LOCAL_DATE_TIME: isLocalDateTime,
  DECIMAL_VALUE: matches(/^-?\d+(?:\.\d+)?$/),
  PHONE: isPhoneNumber,
  URL_SLUG: matches(/^[\p{L}\p{M}\p{N}._~-]+$/u),
};

export const hasFormat = (format: string, value: string): boolean => formats[format]?.(value) ?? true;
export const isKnownFormat = (format: string): boolean => format in formats;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** An ISO 8601 instant; the platform takes any precision down to nanoseconds. */
export const isTimestamp = (value: string): boolean =>
  instant.test(value) && datePart.test(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

export const isBase64 = matches(/^(?:[\w+/-]{4})*(?:[\w+/-]{2}(?:==)?|[\w+/-]{3}=?)?$/);

/** The first bound a decimal breaks, with its threshold. Zeros at the end are no digits of precision. */
export function brokenDecimalBound(value: string, bounds: NonNullable<Bounds['decimal']>) {
  const amount = new Big(value);
  const { gt, gte, lt, lte, maxScale } = bounds;
  if (gte !== undefined && amount.lt(gte))
    return { rule: 'DECIMAL_GTE', threshold: gte, words: 'greater than or equal to' } as const;
  if (gt !== undefined && amount.lte(gt))
    return { rule: 'DECIMAL_GT', threshold: gt, words: 'greater than' } as const;
  if (lte !== undefined && amount.gt(lte))
    return { rule: 'DECIMAL_LTE', threshold: lte, words: 'less than or equal to' } as const;
  if (lt !== undefined && amount.gte(lt))
    return { rule: 'DECIMAL_LT', threshold: lt, words: 'less than' } as const;
  const scale = /\.(\d*?)0*$/.exec(value)?.[1]?.length ?? 0;
  if (maxScale !== undefined && scale > maxScale)
    return { rule: 'DECIMAL_MAX_SCALE', threshold: maxScale, words: 'of a scale up to' } as const;
  return undefined;
}
