import type { Scenario } from './scenarios.ts';

export const number = (value: number): string => value.toLocaleString('en');
export const ms = (value: number): string =>
  value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0);
const rate = (value: number): string =>
  Number.isNaN(value) ? '–' : value < 100 ? value.toFixed(1) : number(Math.round(value));
const times = (ours: number, bare: number | undefined): string =>
  bare === undefined || Number.isNaN(bare) ? '–' : `${(ours / bare).toFixed(1)}×`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** Ours beside the bare handler's. */
export const comparison = (scenarios: readonly Scenario[]): string =>
  table(
    ['', 'p50 ms', 'p95 ms', 'per second', 'bare p50 ms', 'bare per second', 'ratio'],
    scenarios.map(({ name, ours, bare }) => [
      name,
      ms(ours.p50),
      ms(ours.p95),
      rate(ours.perSecond),
      bare ? ms(bare.p50) : '–',
      bare ? rate(bare.perSecond) : '–',
      times(ours.p50, bare?.p50),
    ]),
  );

export const memoryLine = ({ now, peak }: { now: number; peak: number }): string =>
  `Memory of the server process after the run: ${now} MiB, at its highest ${peak} MiB.`;

export const lines = (figures: readonly { name: string; value: string }[]): string =>
  table(
    ['', ''],
    figures.map(({ name, value }) => [name, value]),
  );
