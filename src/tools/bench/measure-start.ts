import type { Env } from './processes.ts';
import { type Served, serveOurs, serverEnv } from './processes.ts';
import { percentile } from './measure.ts';
import type { StartFigures } from './report-start.ts';

const RUNS = 5;

async function startOnce(env: Env): Promise<Pick<Served, 'readyAfter'> & { memory: number }> {
  const server = await serveOurs({ ...serverEnv(env), DEMO: '1' });
  const memory = server.memory().now;
  await server.stop();
  return { readyAfter: server.readyAfter, memory };
}

const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** The very first start, which makes the tables and fills the demo store, and later ones. */
export async function measureStart(engine: string, env: Env): Promise<StartFigures> {
  const first = await startOnce(env);
  const later: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let turn = 0; turn < RUNS; turn++) later.push(await startOnce(env));
  return {
    engine,
    first: first.readyAfter,
    again: median(later.map(({ readyAfter }) => readyAfter)),
    memory: median(later.map(({ memory }) => memory)),
  };
}
