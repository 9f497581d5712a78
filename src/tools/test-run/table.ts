import { seconds, type Took } from '../test-reports.ts';
import type { RunPart } from './run-part.ts';

const DEAREST = 10;

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(10))).join('');

const figure = (value: number | undefined): string => value?.toFixed(1) ?? '–';

export const sumOf = (parts: readonly RunPart[], of: (part: RunPart) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/** @param wallSeconds of the whole run, whose parts overlap */
export function renderTable(parts: readonly RunPart[], wallSeconds: number): string {
  const isMeasured = parts.every(({ cpuSeconds }) => cpuSeconds !== undefined);
  const total = isMeasured ? sumOf(parts, ({ cpuSeconds = 0 }) => cpuSeconds) : undefined;
  return [
    row(['part', 'tests', 'CPU s', 'wall s']),
    ...parts.map(({ name, passed, failed, cpuSeconds, wallSeconds: wall }) =>
      row([name, passed + failed, figure(cpuSeconds), figure(wall)]),
    ),
    row(['sum', sumOf(parts, ({ passed, failed }) => passed + failed), figure(total), figure(wallSeconds)]),
  ].join('\n');
}

/** The checks and the files of tests that took longest, several tests of one file together. */
export function dearest(parts: readonly RunPart[]): string[] {
  const files = Map.groupBy(
    parts.flatMap(({ slow }) => slow),
    ({ file, name }) => file ?? name,
  );
  return [...files]
    .map(([name, tests]): Took => ({ name, took: tests.reduce((sum, { took }) => sum + took, 0) }))
    .toSorted((a, b) => b.took - a.took)
    .slice(0, DEAREST)
    .map(({ name, took }) => `${seconds(took).padStart(10)}  ${name}`);
}
