import { cpus, totalmem } from 'node:os';
import type { BrowserFigures } from './browser.ts';
import type { Scenario } from './scenarios.ts';

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

interface Figures {
  engines: EngineFigures[];
  scale: ScaleFigures[];
  browser?: BrowserFigures;
}

const number = (value: number): string => value.toLocaleString('en');
const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0));
const rate = (value: number): string => (Number.isNaN(value) ? '–' : number(Math.round(value)));
const times = (ours: number, bare: number | undefined): string =>
  bare === undefined || Number.isNaN(bare) ? '–' : `${(ours / bare).toFixed(1)}×`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const engineSection = ({ engine, orders, scenarios, memory }: EngineFigures): string =>
  [
    `## ${engine}, ${number(orders)} orders`,
    table(
      ['', 'p50 ms', 'p95 ms', 'per second', 'bare p50 ms', 'ratio'],
      scenarios.map(({ name, ours, bare }) => [
        name,
        ms(ours.p50),
        ms(ours.p95),
        rate(ours.perSecond),
        bare ? ms(bare.p50) : '–',
        times(ours.p50, bare?.p50),
      ]),
    ),
    `Memory of the server process after the run: ${memory.now} MiB, at its highest ${memory.peak} MiB.`,
  ].join('\n\n');

const scaleSection = (scale: readonly ScaleFigures[]): string =>
  [
    '## PostgreSQL, the same questions on stores of different size',
    'Medians in milliseconds.',
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
  ].join('\n\n');

const browserSection = (figures: BrowserFigures): string =>
  [
    '## Browser',
    `Chromium on the same machine, the demo store on PGlite, medians of ${figures.runs} runs.`,
    table(
      ['', ''],
      figures.lines.map(({ name, value }) => [name, value]),
    ),
  ].join('\n\n');

/** The whole page, written anew by every run. */
export const report = ({ engines, scale, browser }: Figures): string =>
  [
    '# Performance',
    `Written by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}. The machine is shared: read ratios rather than milliseconds.`,
    'Through the HTTP API with the API key, request and reply in full. *Bare* is hand-written SQL on the same tables and the same engine behind `node:http`, in the same run, without contract, identity, checks, events or log; for the two refund rows it is one join of the order with its payments, for the two payment rows one statement that writes the status and the payment. *Per second* is at 16 connections.',
    ...engines.map(engineSection),
    ...(scale.length > 0 ? [scaleSection(scale)] : []),
    ...(browser ? [browserSection(browser)] : []),
  ].join('\n\n') + '\n';
