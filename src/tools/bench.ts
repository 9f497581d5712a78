/**
 * `npm run bench`: measures the platform through its HTTP API beside hand-written SQL on the same engine, and the
 * built browser part; writes docs/performance.md. `--orders=N` (100000), `--scale=N,…` (1000,100000,1000000),
 * `--engines=pglite,postgres`, `--skip-browser`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPostgres } from '../testing/postgres.ts';
import { createDatabase } from './bench/create-database.ts';
import { measureBrowser, type BrowserFigures } from './bench/browser.ts';
import { run, serve } from './bench/processes.ts';
import { report, type EngineFigures, type ScaleFigures } from './bench/report.ts';
import {
  API_KEY,
  barePayer,
  measureBareReads,
  measurePaying,
  measureReads,
  ourPayer,
  sample,
  SITE,
  TO_PAY,
  type Scenario,
} from './bench/scenarios.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    scale: { type: 'string', default: '1000,100000,1000000' },
    engines: { type: 'string', default: 'pglite,postgres' },
    'skip-browser': { type: 'boolean', default: false },
  },
});

const WORK = '.tmp/bench';

type Env = Record<string, string>;

const serverEnv = (env: Env): Env => ({
  ...env,
  DEMO: '0',
  LOG_LEVEL: 'silent',
  PLATFORM_API_KEY: API_KEY,
  PLATFORM_SITE_ID: SITE,
});

async function measureEngine(engine: string, env: Env, orders: number): Promise<EngineFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ORDERS: String(orders) });
  const ours = await serve('src/server/main.ts', serverEnv(env), '/healthz');
  const facts = await sample(ours.base, 2 * TO_PAY);
  const scenarios: Scenario[] = await measureReads(ours.base, facts);
  const [one, bulk] = await measurePaying(ours.base, ourPayer, facts.unpaid.slice(0, TO_PAY));
  const memory = ours.memory();
  await ours.stop();

  const bare = await serve('src/tools/bench/bare-server.ts', { ...env, SITE_ID: SITE }, '/newest');
  const bareReads = await measureBareReads(bare.base, facts);
  const [bareOne, bareBulk] = await measurePaying(bare.base, barePayer, facts.unpaid.slice(TO_PAY));
  await bare.stop();

  const reads = scenarios.map((scenario, i) => ({
    ...scenario,
    ...(bareReads[i] && { bare: bareReads[i] }),
  }));
  const writes = [
    { name: 'mark as paid', ours: one, bare: bareOne },
    { name: 'mark 1,000 as paid, in calls of 100', ours: bulk, bare: bareBulk },
  ].flatMap(({ name, ours: mine, bare: theirs }) =>
    mine && theirs ? [{ name, ours: mine, bare: theirs }] : [],
  );
  return { engine, orders, scenarios: [...reads, ...writes], memory };
}

async function measureScale(env: Env, orders: number): Promise<ScaleFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ORDERS: String(orders) });
  const ours = await serve('src/server/main.ts', serverEnv(env), '/healthz');
  const scenarios = await measureReads(ours.base, await sample(ours.base, 0));
  const memory = ours.memory();
  await ours.stop();
  return { orders, scenarios, memory };
}

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
const engines: EngineFigures[] = [];
const scale: ScaleFigures[] = [];
const orders = Number(values.orders);

if (values.engines.includes('pglite')) {
  engines.push(await measureEngine('PGlite', { DATA_DIR: `${WORK}/pglite` }, orders));
}
if (values.engines.includes('postgres')) {
  const postgres = await startPostgres();
  try {
    const envFor = async (name: string): Promise<Env> => ({
      DATA_DIR: `${WORK}/${name}`,
      DATABASE_URL: await createDatabase(postgres.url, `bench_${name.replace('-', '_')}`),
    });
    engines.push(await measureEngine('PostgreSQL', await envFor('postgres'), orders));
    for (const size of values.scale.split(',').filter(Boolean).map(Number)) {
      scale.push(await measureScale(await envFor(`scale-${size}`), size));
    }
  } finally {
    await postgres.stop();
  }
}

/** Written after each part, so that a later one that breaks takes nothing with it. */
const write = (browser?: BrowserFigures): string => {
  const text = report({ engines, scale, ...(browser && { browser }) });
  writeFileSync('docs/performance.md', text);
  return text;
};
write();
console.log(write(values['skip-browser'] ? undefined : await measureBrowser(WORK)));
