import { REPORT_COMPARISONS, type ReportQuery } from '#shared/reports.ts';
import { invalid, type FieldViolation } from '../../contract/errors.ts';
import { isDay, lengthOf } from './period.ts';

export const MAX_DAYS = 400;
const MAX_ROWS = 1000;
const USUAL_ROWS = 50;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
export const isCurrency = (text: string): boolean => CURRENCIES.has(text);

export interface AskedReport extends Required<ReportQuery> {
  /** How many rows at most; the rest are one. */
  limit: number;
}

/** @throws naming every parameter that is wrong */
export function checkReport(searchParams: URLSearchParams, base: string): AskedReport {
  const violations: FieldViolation[] = [];
  const refuse = (field: string, violatedRule: FieldViolation['violatedRule'], description: string): void =>
    void violations.push({ field, violatedRule, description, data: {} });

  const [from = '', to = ''] = ['from', 'to'].map((field) => {
    const value = searchParams.get(field) ?? '';
    if (value === '') refuse(field, 'REQUIRED_FIELD', 'is required');
    else if (!isDay(value)) refuse(field, 'FORMAT', 'must be a day, such as 2026-11-21');
    return value;
  });
  if (violations.length === 0) {
    if (from > to) refuse('to', 'VALIDATION', 'must not be before from');
    else if (lengthOf({ from, to }) > MAX_DAYS)
      refuse('to', 'VALIDATION', `must be at most ${MAX_DAYS} days from the first`);
  }
  const against = searchParams.get('against') ?? 'before';
  const comparison = REPORT_COMPARISONS.find((known) => known === against);
  if (!comparison) refuse('against', 'INVALID_ENUM_VALUE', `must be ${REPORT_COMPARISONS.join(' or ')}`);
  const currency = searchParams.get('currency') ?? base;
  if (!isCurrency(currency)) refuse('currency', 'FORMAT', 'must be a currency, such as EUR');
  const limit = Number(searchParams.get('limit') ?? USUAL_ROWS);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ROWS)
    refuse('limit', 'VALIDATION', `must be a whole number from 1 to ${MAX_ROWS}`);
  if (violations.length > 0) throw invalid(violations);
  return { from, to, against: comparison ?? 'before', currency, limit };
}

/** @throws naming every parameter that is wrong */
export const readReportQuery = (address: string, base: string): AskedReport =>
  checkReport(new URL(address).searchParams, base);
