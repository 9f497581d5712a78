import type { ReportFigures } from './measure-reports.ts';
import type { Section } from './report.ts';
import { comparison, number } from './tables.ts';

export const reportsSection = (measured: readonly ReportFigures[]): Section => ({
  heading: '## Reports',
  text: [
    'On PostgreSQL, over kept sums; a period and the one before, converted and named. *Bare* tells the same from the orders themselves, with one statement a period.',
    ...measured.flatMap(({ orders, scenarios, summedUp }) => [
      `${number(orders)} orders. Summing all of them up, once after an import or in another time zone: ${summedUp.toFixed(1)} s.`,
      comparison(scenarios),
    ]),
  ],
});
