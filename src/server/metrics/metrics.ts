import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database, QueryWatch } from '../../database/database.ts';
import type { Mailer } from '../../platform/ports.ts';
import type { Gateway } from '../gateway.ts';
import { operationOf, partOf, statementOf } from './labels.ts';

type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** What is asked of the database at each scrape. */
export interface Stored {
  /** Jobs by status. */
  jobs: Readonly<Record<string, number>>;
  mails: { waiting: number; givenUp: number };
  deliveries: { waiting: number; parked: number };
}

interface Watched {
  database: Pick<Database, 'engine' | 'connections'>;
  onChange: Gateway['onChange'];
  version: string;
  stored: () => Promise<Stored>;
  /** In milliseconds: a database that takes longer says nothing, and the rest is told all the same. */
  patience?: number;
}

export interface Metrics {
  /** For the database when it is opened. */
  onQuery: QueryWatch;
  /** Counts the calls of the platform. */
  calls<Rest extends unknown[]>(send: Fetch<Rest>): (request: Request, ...rest: Rest) => Promise<Response>;
  /** Counts whatever the server answers. */
  requests<Rest extends unknown[]>(
    answer: Fetch<Rest>,
  ): (request: Request, ...rest: Rest) => Promise<Response>;
  mailer(sender: Mailer): Mailer;
  watch(watched: Watched): void;
  /** In Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PATIENCE_MS = 2_000;

/** Everything that is counted, in one registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name: `counterpart_${name}`, help, labelNames, buckets: SECONDS, registers });
  const calls = histogram('platform_call_duration_seconds', 'Calls of the platform.', [
    'operation',
    'status',
  ]);
  const requests = histogram('http_request_duration_seconds', 'Requests answered.', [
    'part',
    'method',
    'status',
  ]);
  const queries = histogram('database_query_duration_seconds', 'Statements sent to the database.', [
    'statement',
    'outcome',
  ]);
  const mails = new Counter({
    name: 'counterpart_mails_sent_total',
    help: 'Mails handed to the mail server, or tried to.',
    labelNames: ['outcome'],
    registers,
  });

  let refresh = async (): Promise<void> => {};

  return {
    onQuery: ({ sql, seconds, failed }) =>
      queries.observe({ statement: statementOf(sql), outcome: failed ? 'failed' : 'done' }, seconds),
    calls:
      (send) =>
      async (request, ...rest) => {
        const operation = operationOf(request);
        const done = calls.startTimer();
        let status = 'none';
        try {
          const reply = await send(request, ...rest);
          status = String(reply.status);
          return reply;
        } finally {
          done({ operation, status });
        }
      },
    requests:
      (answer) =>
      async (request, ...rest) => {
        const done = requests.startTimer();
        const reply = await answer(request, ...rest);
        done({ part: partOf(request), method: request.method, status: reply.status });
        return reply;
      },
    mailer: (sender) => ({
      ...sender,
      async send(mail) {
        try {
          const receipt = await sender.send(mail);
          mails.inc({ outcome: 'sent' });
          return receipt;
        } catch (error) {
          mails.inc({ outcome: 'failed' });
          throw error;
        }
      },
    }),
    watch: (watched) => void (refresh = watch(registry, watched)),
    async read() {
      await refresh();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** @returns what brings up to date whatever is read rather than counted */
function watch(
  registry: Registry,
  { database, onChange, version, stored, patience = PATIENCE_MS }: Watched,
): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `counterpart_${name}`, help, labelNames, registers });

  gauge('info', 'Version and engine.', ['version', 'engine']).set({ version, engine: database.engine }, 1);
  const events = new Counter({
    name: 'counterpart_events_total',
    help: 'Changes heard of; each process hears those of all.',
    labelNames: ['entity', 'slug'],
    registers,
  });
  onChange(({ entityFqdn, slug }) => events.inc({ entity: entityFqdn, slug }));

  const connections = gauge('database_connections', 'Open connections of this process.', ['state']);
  const waiting = gauge('database_waiting', 'Calls that wait for a connection.');
  const jobs = gauge('jobs', 'Jobs by status, those that are kept.', ['status']);
  const mails = gauge('mails', 'Mails in the queue.', ['state']);
  const deliveries = gauge('webhook_deliveries', 'Events in the queues of webhooks.', ['state']);
  const up = gauge(
    'database_up',
    '1 where the database answered; else jobs, mails and deliveries are left out.',
  );

  return async () => {
    const open = database.connections();
    connections.set({ state: 'in use' }, open.inUse);
    connections.set({ state: 'idle' }, open.idle);
    waiting.set(open.waiting);
    const found = await Promise.race([stored().catch(() => undefined), late(patience)]);
    up.set(found ? 1 : 0);
    jobs.reset();
    mails.reset();
    deliveries.reset();
    if (!found) return;
    for (const [status, count] of Object.entries(found.jobs)) jobs.set({ status }, count);
    mails.set({ state: 'waiting' }, found.mails.waiting);
    mails.set({ state: 'given up' }, found.mails.givenUp);
    deliveries.set({ state: 'waiting' }, found.deliveries.waiting);
    deliveries.set({ state: 'given up' }, found.deliveries.parked);
  };
}

const late = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds).unref();
  });
