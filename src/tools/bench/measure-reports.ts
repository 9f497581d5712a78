import { extensionPath } from '../../shared/extensions/define.ts';
import type { reportExtensions } from '../../shared/extensions/reports.ts';
import { sendCall, measure, type Call, type Turns } from './measure.ts';
import { run, serve, serveOurs, serverEnv, type Env } from './processes.ts';
import { API_KEY, SITE, type Scenario } from './scenarios.ts';

export interface ReportFigures {
  orders: number;
  scenarios: Scenario[];
  /** Seconds the first call waits for everything to be summed up once. */
  summedUp: number;
}

const DAY_MS = 86_400_000;
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

interface MeasuredReport {
  name: string;
  operation: keyof typeof reportExtensions;
  /** Beside the days. */
  request?: object;
  days: number;
  bare: string;
  /** Set where the report reads the period before too. */
  compared: boolean;
}

const BY = 'getSalesByDimension';

const REPORTS: readonly MeasuredReport[] = [
  { name: 'sales of 30 days', operation: 'getSalesReport', days: 30, bare: 'sales', compared: true },
  {
    name: 'six best sellers',
    operation: BY,
    request: { dimension: 'product', limit: 6 },
    days: 30,
    bare: 'product',
    compared: true,
  },
  {
    name: 'by currency',
    operation: BY,
    request: { dimension: 'currency' },
    days: 30,
    bare: 'currency',
    compared: true,
  },
  {
    name: 'by country',
    operation: BY,
    request: { dimension: 'country' },
    days: 30,
    bare: 'country',
    compared: true,
  },
  {
    name: 'by discount',
    operation: BY,
    request: { dimension: 'discount' },
    days: 30,
    bare: 'discount',
    compared: true,
  },
  { name: 'taxes', operation: 'getTaxReport', days: 30, bare: 'taxes', compared: false },
  { name: 'sales of a year', operation: 'getSalesReport', days: 365, bare: 'sales', compared: true },
  {
    name: 'products of a year',
    operation: BY,
    request: { dimension: 'product' },
    days: 365,
    bare: 'product',
    compared: true,
  },
];

const ours = ({ operation, request, days }: MeasuredReport): Call => ({
  method: 'POST',
  path: extensionPath(operation),
  body: { ...request, from: dayAgo(days - 1), to: dayAgo(0) },
  headers: { authorization: API_KEY, 'wix-site-id': SITE },
});

const bare = ({ bare: report, days, compared }: MeasuredReport): Call => {
  const periods = [
    `${dayAgo(days - 1)}_${dayAgo(-1)}`,
    ...(compared ? [`${dayAgo(2 * days - 1)}_${dayAgo(days - 1)}`] : []),
  ];
  return {
    method: 'GET',
    path: `/report/${report}?${periods.map((period) => `period=${period}`).join('&')}`,
  };
};

/** Few: the bare side reads all orders of a year each time. */
const TURNS: Turns = { warmUp: 2, turns: 9, parallelTurns: 0 };

/** Kept totals beside the same told from the orders. */
export async function measureReports(env: Env, orders: number): Promise<ReportFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ORDERS: String(orders) });
  const served = await serveOurs(serverEnv(env));
  const started = performance.now();
  await sendCall(served.base, ours(REPORTS[0] as MeasuredReport));
  const summedUp = (performance.now() - started) / 1000;
  const figures = [];
  for (const report of REPORTS)
    figures.push(await measure({ base: served.base, call: () => ours(report), ...TURNS }));
  await served.stop();

  const plain = await serve('src/tools/bench/baseline-server.ts', { ...env, SITE_ID: SITE }, '/newest');
  const scenarios: Scenario[] = [];
  for (const [index, report] of REPORTS.entries()) {
    const mine = figures[index];
    const theirs = await measure({ base: plain.base, call: () => bare(report), ...TURNS });
    if (mine) scenarios.push({ name: report.name, ours: mine, bare: theirs });
  }
  await plain.stop();
  return { orders, scenarios, summedUp };
}
