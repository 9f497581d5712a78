import type { Scenario } from './scenarios.ts';
import type { Section } from './report.ts';
import { comparison, memoryLine, ms, number, table } from './tables.ts';

export interface EngineFigures {
  engine: string;
  orders: number;
  scenarios: Scenario[];
  memory: { now: number; peak: number };
}

export interface ScaleFigures {
  orders: number;
  scenarios: Scenario[];
  memory: { now: number; peak: number };
}

export const ordersSection = ({ engine, orders, scenarios, memory }: EngineFigures): Section => ({
  heading: `## Orders on ${engine}`,
  text: [`${number(orders)} orders.`, comparison(scenarios), memoryLine(memory)],
});

export const scaleSection = (scale: readonly ScaleFigures[]): Section => ({
  heading: '## Orders on stores of different size',
  text: [
    'The same questions on PostgreSQL, medians in milliseconds.',
    table(
      ['', ...scale.map(({ orders }) => `${number(orders)} orders`)],
      [
        ...(scale[0]?.scenarios ?? []).map(({ name }, i) => [
          name,
          ...scale.map(({ scenarios }) => ms(scenarios[i]?.ours.p50 ?? Number.NaN)),
        ]),
        ['memory, MiB', ...scale.map(({ memory }) => String(memory.now))],
      ],
    ),
  ],
});
