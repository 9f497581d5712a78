import { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { z } from 'zod';
import { desks } from '../../shared/desks/index.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import { DOMAIN_EVENT, type DomainEventNotice } from '../../shared/events.ts';
import type { Gateway, StoreChange } from '../gateway.ts';
import type { GatewayEnv, Staff } from '../http/gateway-env.ts';
import { JOBS_CHANNEL } from '../jobs/job-runner.ts';
import { visibleKinds, type Jobs } from '../jobs/routes.ts';
import { requireSignedIn } from '../staff/session.ts';
import { RecentEvents } from './recent-events.ts';

/** Which desk of the back office shows an entity. */
const deskOf = new Map(desks.flatMap((desk) => (desk.entities ?? []).map((fqdn) => [fqdn, desk] as const)));

const BROWSE = 'COUNTERPART.EVENTS_READ';

/** Proxies close a silent connection; a comment line now and then keeps it. */
const HEARTBEAT_MS = 20_000;

type StoreEvent = { kind: 'change'; change: StoreChange } | { kind: 'job'; id: string };
type LiveEvent = StoreEvent | { kind: 'end' };
type Listener = (event: LiveEvent) => void;

/** One subscription to the database per process, handed on to every open page. */
export class LiveHub {
  readonly #listeners = new Set<Listener>();
  readonly #recent = new RecentEvents<StoreEvent>();
  readonly #stop: (() => unknown)[] = [];

  async start(gateway: Gateway): Promise<void> {
    this.#stop.push(
      gateway.onChange((change) => this.#publish({ kind: 'change', change })),
      await gateway.database.listen(JOBS_CHANNEL, (payload) => {
        const { siteId, id } = JSON.parse(payload) as { siteId: string; id: string };
        if (siteId === gateway.siteId) this.#publish({ kind: 'job', id });
      }),
    );
  }

  /** Ends every open stream; browsers come back, to another process if there is one. */
  async stop(): Promise<void> {
    this.#send({ kind: 'end' });
    for (const stop of this.#stop) await stop();
    this.#listeners.clear();
  }

  #publish(event: StoreEvent): void {
    this.#recent.add(event);
    this.#send(event);
  }

  #send(event: LiveEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /**
   * What happened in the last milliseconds, oldest first; undefined where that is not known.
   * @see RecentEvents
   */
  recent(milliseconds: number): StoreEvent[] | undefined {
    return this.#recent.within(milliseconds);
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** @param event `missed` for a change from before the stream was open */
const writeChange = async (
  stream: SSEStreamingApi,
  staff: Staff,
  change: StoreChange,
  event: 'change' | 'missed' = 'change',
): Promise<void> => {
  const desk = deskOf.get(change.entityFqdn);
  if (!desk?.rights.list.every((id) => staff.permissions.includes(id))) return;
  const data = {
    resource: desk.name,
    id: change.entityId,
    slug: change.slug,
    requestId: change.requestId,
  };
  await stream.writeSSE({ event, data: JSON.stringify(data) });
};

/** Whoever may browse events hears of each, whatever it is about. */
const writeTold = async (stream: SSEStreamingApi, staff: Staff, change: StoreChange): Promise<void> => {
  if (!staff.permissions.includes(BROWSE)) return;
  const { entityFqdn, eventType, entityId, requestId } = change;
  if (eventType === undefined) return;
  const data: DomainEventNotice = { entityFqdn, eventType, entityId, requestId };
  await stream.writeSSE({ event: DOMAIN_EVENT, data: JSON.stringify(data) });
};

const sinceSchema = z.coerce.number().int().min(0).default(0);

/** @throws 400 */
function parseSince(given: string | undefined): number {
  const { data, success } = sinceSchema.safeParse(given);
  if (!success) throw invalidField('since', 'VALIDATION', 'is not a number of milliseconds');
  return data;
}

/**
 * `/events`: server-sent events about jobs and about changed resources, each to those who may see it. `since` is the age
 * of the page in milliseconds: what has changed in that time comes as `missed`, or once as `behind` where it is unknown.
 */
export function eventRoutes(gateway: Gateway, jobs: Jobs, hub: LiveHub): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  app.get('/events', async (c) => {
    const staff = await requireSignedIn(c);
    const kinds = visibleKinds(staff, jobs.kinds);
    const since = parseSince(c.req.query('since'));
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      const writeJob = async (id: string): Promise<void> => {
        const job = await jobs.store.get(id);
        if (job && kinds.includes(job.kind))
          await stream.writeSSE({ event: 'job', data: JSON.stringify(job) });
      };
      const write = (event: LiveEvent): Promise<void> => {
        if (event.kind === 'end') return stream.close();
        if (event.kind === 'job') return writeJob(event.id);
        return writeChange(stream, staff, event.change).then(() => writeTold(stream, staff, event.change));
      };
      const writeMissed = async (missed: StoreEvent[] | undefined): Promise<void> => {
        if (!missed) return stream.writeSSE({ event: 'behind', data: '{}' });
        for (const event of missed)
          await (event.kind === 'job'
            ? writeJob(event.id)
            : writeChange(stream, staff, event.change, 'missed'));
      };
      const missed = hub.recent(since);
      // One after the other: a job's older state may not arrive after its newer one.
      let written = stream.writeSSE({ event: 'ready', data: '{}' }).then(() => writeMissed(missed));
      const unsubscribe = hub.subscribe((event) => {
        written = written
          .then(() => write(event))
          .catch((error: unknown) => gateway.logger.warn({ err: error }, 'live event not delivered'));
      });
      stream.onAbort(unsubscribe);
      await written;
      while (!stream.aborted && !stream.closed) {
        await stream.sleep(HEARTBEAT_MS);
        await stream.write(': still here\n\n');
      }
      unsubscribe();
    });
  });

  return app;
}
