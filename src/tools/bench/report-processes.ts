import { cpus } from 'node:os';
import type { Section } from './report.ts';
import { number, table } from './tables.ts';

export interface Rate {
  name: string;
  perSecond: number;
}

export interface ProcessFigures {
  orders: number;
  measured: { processes: number; rates: Rate[] }[];
}

const name = (processes: number): string => (processes === 1 ? '1 process' : `${processes} processes`);

export const processesSection = ({ orders, measured }: ProcessFigures): Section => ({
  heading: '## Several processes',
  text: [
    `Requests per second of several server processes on one PostgreSQL with ${number(orders)} orders, at 16 connections spread over them. Servers, PostgreSQL and the measuring side share the ${cpus().length} cores of this machine, and one process keeps them busy already: whether more of them grow on cores of their own is not measured here.`,
    table(
      ['', ...measured.map(({ processes }) => name(processes))],
      (measured[0]?.rates ?? []).map((rate, i) => [
        rate.name,
        ...measured.map(({ rates }) => number(Math.round(rates[i]?.perSecond ?? Number.NaN))),
      ]),
    ),
  ],
});
