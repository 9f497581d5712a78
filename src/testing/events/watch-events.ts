import type { Database } from '../../database/database.ts';
import { operations } from '../../platform/contract/index.ts';
import { CHANGES, type Change } from '../../platform/events/outbox.ts';
import type { Logger } from '../../platform/ports.ts';
import { OTHERWISE, see } from './seen.ts';

/** Types of committed events whose call is under way, by request id. */
type UnderWay = Map<string, Set<string>>;

const heard = new WeakMap<Database, UnderWay>();

function hear(database: Database): UnderWay {
  const known = heard.get(database);
  if (known) return known;
  const underWay: UnderWay = new Map();
  heard.set(database, underWay);
  // PostgreSQL tells it some time after the reply; here it is told within the commit.
  if (database.engine === 'pglite')
    void database
      .listen(CHANGES, (payload) => {
        const { requestId, eventType } = JSON.parse(payload) as Change;
        const types = underWay.get(requestId);
        if (types) types.add(eventType);
        else underWay.set(requestId, new Set([eventType]));
      })
      .catch(() => {});
  return underWay;
}

export interface EventWatch {
  /** Whatever the call told was told by this operation. */
  called(requestId: string, operation: string): void;
  /** What is told meanwhile by no call is told by itself. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** Sees which operation told what on that database. */
export function watchEvents(database: Database): EventWatch {
  const underWay = hear(database);
  // The ids of every stack begin anew.
  underWay.clear();
  const called = (requestId: string, operation: string): void => {
    for (const eventType of underWay.get(requestId) ?? []) see(eventType, operation);
    underWay.delete(requestId);
  };
  return {
    called,
    async during(work) {
      underWay.clear();
      const result = await work();
      for (const requestId of underWay.keys()) called(requestId, OTHERWISE);
      return result;
    },
  };
}

const nameOf = new Map(
  operations.map((operation) => [operation.id, `${operation.package}.${operation.name}`]),
);

/** From the line that the platform logs of each call. */
export const noteCalls =
  (eventWatch: EventWatch): Logger['debug'] =>
  (fields) => {
    const { requestId, operation } = fields as { requestId?: string; operation?: string };
    const name = nameOf.get(operation ?? '');
    if (requestId !== undefined && name !== undefined) eventWatch.called(requestId, name);
  };
