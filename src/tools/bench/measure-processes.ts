import { connect, type Call, measureWork, type Turns } from './measure.ts';
import { run, type Env, serveOurs, serverEnv } from './processes.ts';
import type { ProcessFigures, Rate } from './report-processes.ts';
import { newest, oneOrder, ourPayer, pick, sample, type Sample } from './scenarios.ts';

const COUNTS = [1, 2, 4];
const READS: Turns = { warmUp: 200, turns: 0, parallelTurns: 3_200 };
const WRITES: Turns = { warmUp: 40, turns: 0, parallelTurns: 960 };
/** Paid by each number of processes; an order is paid once. */
const TO_PAY = WRITES.warmUp + WRITES.parallelTurns;

/** How many calls a second so many processes answer together; each gets every n-th. */
async function rateOf(bases: readonly string[], call: (turn: number) => Call, turns: Turns): Promise<number> {
  const connections = bases.map((base) => connect(base));
  try {
    const { perSecond } = await measureWork((turn) => pick(connections, turn).ask(call(turn)), turns);
    return perSecond;
  } finally {
    for (const connection of connections) connection.close();
  }
}

async function ratesOf(
  bases: readonly string[],
  { orders }: Sample,
  unpaid: readonly string[],
): Promise<Rate[]> {
  return [
    { name: 'search, newest 25', perSecond: await rateOf(bases, newest, READS) },
    {
      name: 'get one',
      perSecond: await rateOf(bases, (turn) => oneOrder(pick(orders, turn).id), READS),
    },
    {
      name: 'mark as paid',
      perSecond: await rateOf(bases, (turn) => ourPayer.one(pick(unpaid, turn)), WRITES),
    },
  ];
}

/** One store, served by one process, then by several at once. */
export async function measureProcesses(env: Env, orders: number): Promise<ProcessFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ORDERS: String(orders) });
  let facts: Sample | undefined;
  const measured: ProcessFigures['measured'] = [];
  for (const [turn, processes] of COUNTS.entries()) {
    const servers = await Promise.all(Array.from({ length: processes }, () => serveOurs(serverEnv(env))));
    try {
      const bases = servers.map(({ base }) => base);
      facts ??= await sample(bases[0] ?? '', COUNTS.length * TO_PAY);
      const unpaid = facts.unpaid.slice(turn * TO_PAY, (turn + 1) * TO_PAY);
      measured.push({ processes, rates: await ratesOf(bases, facts, unpaid) });
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
  return { orders, measured };
}
