import type { DayOrder } from './cells.ts';

/** How titles are told apart: whatever their case, spaces and marks. */
export const plainTitle = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/;

/** Days that only fit one way decide; without any, the month is first, and the page says so. */
export function dayOrderOf(values: readonly string[]): DayOrder {
  const first = values.flatMap((value) => SLASHED.exec(value.trim())?.[1] ?? []);
  if (first.length === 0) return 'yearFirst';
  return first.some((day) => Number(day) > 12) ? 'dayFirst' : 'monthFirst';
}
