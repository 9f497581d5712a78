import type { EngineFigures, ScaleFigures } from './report-orders.ts';
import { run, type Env, serve, serveOurs, serverEnv } from './processes.ts';
import {
  baselinePayer,
  measureBaselineReads,
  measurePaying,
  measureReads,
  ourPayer,
  sample,
  SITE,
  TO_PAY,
  type Scenario,
} from './scenarios.ts';

/** The platform over so many orders, and the bare handler over the same ones. */
export async function measureOrders(engine: string, env: Env, orders: number): Promise<EngineFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ORDERS: String(orders) });
  const ours = await serveOurs(serverEnv(env));
  const facts = await sample(ours.base, 2 * TO_PAY);
  const scenarios: Scenario[] = await measureReads(ours.base, facts);
  const [one, bulk] = await measurePaying(ours.base, ourPayer, facts.unpaid.slice(0, TO_PAY));
  const memory = ours.memory();
  await ours.stop();

  const bare = await serve('src/tools/bench/baseline-server.ts', { ...env, SITE_ID: SITE }, '/newest');
  const bareReads = await measureBaselineReads(bare.base, facts);
  const [bareOne, bareBulk] = await measurePaying(bare.base, baselinePayer, facts.unpaid.slice(TO_PAY));
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

export async function measureScale(env: Env, orders: number): Promise<ScaleFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ORDERS: String(orders) });
  const ours = await serveOurs(serverEnv(env));
  const scenarios = await measureReads(ours.base, await sample(ours.base, 0));
  const memory = ours.memory();
  await ours.stop();
  return { orders, scenarios, memory };
}
