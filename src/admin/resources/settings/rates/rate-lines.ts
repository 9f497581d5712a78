import { parseISO } from 'date-fns/parseISO';
import type { ExchangeRate } from '#shared/reports.ts';

/** A rate as it is typed. */
export type RateLine = ExchangeRate;

const known = new Set(Intl.supportedValuesOf('currency'));

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(+parseISO(text));
const isRate = (text: string): boolean => /^\d{1,12}(\.\d{1,8})?$/.test(text) && Number(text) > 0;

export const keyOf = ({ day, currency }: Pick<RateLine, 'day' | 'currency'>): string => `${day} ${currency}`;

type Field = keyof RateLine;
export type RateProblem = 'day' | 'currency' | 'base' | 'rate' | 'twice';

/** What is wrong with each line, by its field. */
export function problemsOf(
  lines: readonly RateLine[],
  base: string,
): { index: number; field: Field; problem: RateProblem }[] {
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    const found: { index: number; field: Field; problem: RateProblem }[] = [];
    if (!isDay(line.day)) found.push({ index, field: 'day', problem: 'day' });
    else if (seen.has(keyOf(line))) found.push({ index, field: 'day', problem: 'twice' });
    if (!known.has(line.currency)) found.push({ index, field: 'currency', problem: 'currency' });
    else if (line.currency === base) found.push({ index, field: 'currency', problem: 'base' });
    if (!isRate(line.rate)) found.push({ index, field: 'rate', problem: 'rate' });
    seen.add(keyOf(line));
    return found;
  });
}

export interface RateChange {
  day: string;
  currency: string;
  rate: string | null;
  /** As it was read: where it is another by now, nothing is written. */
  was: string | null;
}

/**
 * What makes the lines of `before` into those of `after`: kept ones are left out, those that are gone have no rate.
 * @param seen the lines as they were last read, where they are to be written over
 */
export function rateChanges(
  before: readonly RateLine[],
  after: readonly RateLine[],
  seen: readonly RateLine[] = before,
): RateChange[] {
  const rates = (lines: readonly RateLine[]) => new Map(lines.map((line) => [keyOf(line), line.rate]));
  const was = rates(before);
  const last = rates(seen);
  const is = new Set(after.map(keyOf));
  return [
    ...before
      .filter((line) => !is.has(keyOf(line)))
      .map((line) => ({ ...line, rate: null, was: last.get(keyOf(line)) ?? null })),
    ...after
      .filter((line) => was.get(keyOf(line)) !== line.rate)
      .map((line) => ({ ...line, was: last.get(keyOf(line)) ?? null })),
  ];
}

/** The lines with those put in, each in the place of the one of its day and currency. */
export function withLines(lines: readonly RateLine[], added: readonly RateLine[]): RateLine[] {
  const next = new Map(added.map((line) => [keyOf(line), line]));
  const stored = lines.map((line) => {
    const other = next.get(keyOf(line));
    next.delete(keyOf(line));
    return other ?? line;
  });
  return [...next.values(), ...stored];
}
