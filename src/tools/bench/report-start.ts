import type { Section } from './report.ts';
import { table } from './tables.ts';

export interface StartFigures {
  engine: string;
  /** Milliseconds until the first answer. */
  first: number;
  again: number;
  /** MiB when ready. */
  memory: number;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export const startSection = (measured: readonly StartFigures[]): Section => ({
  heading: '## Starting',
  text: [
    'From the start of the process to its first answer: in an empty folder and an empty database, with the demo store to be made, and on what that left, the median of five. `npm start` builds before.',
    table(
      ['', ...measured.map(({ engine }) => engine)],
      [
        ['first start with the demo', ...measured.map(({ first }) => seconds(first))],
        ['ready on an existing store', ...measured.map(({ again }) => seconds(again))],
        ['memory when ready, MiB', ...measured.map(({ memory }) => String(memory))],
      ],
    ),
  ],
});
