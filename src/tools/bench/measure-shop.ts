import type { Measured } from './measure.ts';
import { type Env, run, serve, serveOurs, serverEnv } from './processes.ts';
import { rush, type RushFigures } from './rush.ts';
import { SITE, type Scenario } from './scenarios.ts';
import {
  requestBaseline,
  requestOurs,
  measureAdding,
  measureBaselineAdding,
  measureBaselineCheckouts,
  measureBaselineEstimate,
  measureCheckouts,
  measureEstimate,
  type BenchLocation,
  questions,
} from './shop-scenarios.ts';

export interface ShopFigures {
  engine: string;
  products: number;
  scenarios: Scenario[];
  rush?: RushFigures;
  memory: { now: number; peak: number };
}

/** Runs one part of the measurement; what breaks in it breaks nothing else. */
export type Attempt = <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>;

interface Size {
  products: number;
  shoppers: number;
  pieces: number;
}

const ADDING = 'first piece into the cart';
const ESTIMATE = 'totals of a cart of 50 lines';
const CHECKOUT = 'checkout, from new visitor to paid order';

/** The shop over so many products, then the bare handler over the same database. */
export async function measureShop(
  engine: string,
  env: Env,
  { products: total, shoppers, pieces }: Size,
  attempt: Attempt,
): Promise<ShopFigures> {
  const on = (what: string): string => `${what} on ${engine}`;
  const sizes = { PRODUCTS: String(total), PIECES: String(pieces) };
  await run('src/tools/bench/fill.ts', { ...env, ...sizes });
  const requested = questions(total);
  const ours = new Map<string, Measured>();
  const keep = (into: Map<string, Measured>, name: string, measured: Measured | undefined): void => {
    if (measured) into.set(name, measured);
  };

  const server = await serveOurs(serverEnv(env));
  const place: BenchLocation = { base: server.base, total };
  for (const question of requested)
    keep(ours, question.name, await attempt(on(question.name), () => requestOurs(place, question)));
  keep(ours, ADDING, await attempt(on(ADDING), () => measureAdding(place)));
  const full = await attempt(on(ESTIMATE), () => measureEstimate(place));
  keep(ours, ESTIMATE, full?.measured);
  keep(ours, CHECKOUT, await attempt(on(CHECKOUT), () => measureCheckouts(place)));
  const rushed = await attempt(on('rush'), () => rush(server.base, shoppers, pieces));
  const memory = server.memory();
  await server.stop();

  const bare = new Map<string, Measured>();
  const handler = await serve('src/tools/bench/baseline-server.ts', { ...env, SITE_ID: SITE }, '/newest');
  const there: BenchLocation = { base: handler.base, total };
  for (const question of requested)
    keep(
      bare,
      question.name,
      await attempt(on(`bare ${question.name}`), () => requestBaseline(there, question)),
    );
  keep(bare, ADDING, await attempt(on(`bare ${ADDING}`), () => measureBaselineAdding(there)));
  if (full)
    keep(
      bare,
      ESTIMATE,
      await attempt(on(`bare ${ESTIMATE}`), () => measureBaselineEstimate(there, full.cartId)),
    );
  keep(bare, CHECKOUT, await attempt(on(`bare ${CHECKOUT}`), () => measureBaselineCheckouts(there)));
  await handler.stop();

  const scenarios = [...ours].map(([name, measured]): Scenario => {
    const theirs = bare.get(name);
    return { name, ours: measured, ...(theirs && { bare: theirs }) };
  });
  return { engine, products: total, scenarios, memory, ...(rushed && { rush: rushed }) };
}
