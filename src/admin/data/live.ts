import { useQueryClient, type InvalidateQueryFilters, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOMAIN_EVENT, type DomainEventNotice } from '../../shared/events.ts';
import type { Job } from '../../shared/jobs.ts';
import { takeEarlyEvents } from '../../wix/early-answers.ts';
import type { DeskFacts } from '../../shared/desks/desk.ts';
import { tryConnection } from './connection.ts';
import { useDesks } from './desk-registry.ts';
import { updateJob } from './jobs.ts';

export interface Change {
  resource: string;
  id: string;
  slug: string;
  requestId?: string;
  /** The desk whose record it is, where this one only shows something of it. */
  from?: string;
}

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
const toldListeners = new Set<(domainEventNotice: DomainEventNotice) => void>();

/** Keeps one stream open to the gateway. The browser reconnects by itself. */
export function useLiveUpdates(enabled: boolean): void {
  const client = useQueryClient();
  const desks = useDesks();
  useEffect(() => {
    if (!enabled) return undefined;
    const early = takeEarlyEvents();
    const source = early?.source ?? new EventSource('/admin/api/events?since=0');
    // Whether changes may have been missed because the line was down.
    let isBehind = false;
    const hear: Record<string, (event: Event) => void> = {
      change(event) {
        for (const change of withHearers(desks, read(event) as Change)) {
          gather(client, change);
          for (const listener of listeners) listener(change);
        }
      },
      // No list has new records for it: each was read about when it happened, before or after.
      missed(event) {
        for (const change of withHearers(desks, read(event) as Change)) gather(client, change);
      },
      behind: () => readAgain(client),
      job: (event) => updateJob(client, read(event) as Job),
      [DOMAIN_EVENT](event) {
        for (const listener of toldListeners) listener(read(event) as DomainEventNotice);
      },
      error() {
        isBehind = true;
        void tryConnection();
      },
      open() {
        // What happened while the line was down is unknown: everything is read again.
        if (isBehind) readAgain(client);
        isBehind = false;
      },
    };
    for (const [kind, listener] of Object.entries(hear)) source.addEventListener(kind, listener);
    early?.leave();
    for (const event of early?.heard ?? []) hear[event.type]?.(event);
    return () => source.close();
  }, [client, desks, enabled]);
}

/** The change, and the same for each desk that shows something of it: no record of theirs is new. */
const withHearers = (desks: readonly DeskFacts[], change: Change): Change[] => [
  change,
  ...desks
    .filter(({ hears }) => hears?.includes(change.resource))
    .map(({ name: resource }) => ({
      ...change,
      resource,
      slug: 'updated',
      from: change.resource,
    })),
];

/** Hears of changes of one resource; a list shows "3 new orders" and does not move under the cursor. */
export function useChanges(resource: string, listener: Listener): void {
  useEffect(() => {
    const heard: Listener = (change) => {
      if (change.resource === resource) listener(change);
    };
    listeners.add(heard);
    return () => void listeners.delete(heard);
  }, [resource, listener]);
}

/** Hears of whatever happens in the shop, where this person may browse its events. */
export function useDomainEvent(listener: (domainEventNotice: DomainEventNotice) => void): void {
  useEffect(() => {
    toldListeners.add(listener);
    return () => void toldListeners.delete(listener);
  }, [listener]);
}

const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);

/** One action often tells of itself in several events: what it touched is read again once they are all in. */
const together = 150;
const gathered = new Map<string, Change>();

function gather(client: QueryClient, change: Change): void {
  if (gathered.size === 0) {
    setTimeout(() => {
      const changes = [...gathered.values()];
      gathered.clear();
      for (const each of changes) invalidate(client, each);
    }, together);
  }
  gathered.set(`${change.resource} ${change.id}`, change);
}

/**
 * React Query does not repeat a first read that is on its way, although its answer may be older than the change. Such a
 * read is invalidated once more when it has ended.
 */
function readAgain(client: QueryClient, filters: InvalidateQueryFilters = {}): void {
  const first = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
  void client.invalidateQueries(filters);
  for (const query of first)
    void query
      .fetch()
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ ...filters, predicate: (each) => each === query }));
}

const LISTS = new Set(['getList', 'getInfiniteList', 'getManyReference']);

/** The open record and the counts are read again at once; lists are only marked, they ask when the person does. */
export function invalidate(client: QueryClient, { resource, id }: Change): void {
  readAgain(client, {
    predicate: ({ queryKey: [name, verb] }) => name === resource && LISTS.has(String(verb)),
    refetchType: 'none',
  });
  readAgain(client, {
    predicate: ({ queryKey: [name, verb, params] }) =>
      name === resource && !LISTS.has(String(verb)) && concerns(params, id),
  });
}

/** The same for the records of all resources. */
export function invalidateAll(client: QueryClient): void {
  readAgain(client, {
    predicate: ({ queryKey: [, verb] }) => LISTS.has(String(verb)),
    refetchType: 'none',
  });
  readAgain(client, {
    predicate: ({ queryKey: [name, verb] }) => name !== 'jobs' && !LISTS.has(String(verb)),
  });
}

const concerns = (params: unknown, id: string): boolean => {
  const of = (params as { id?: unknown } | undefined)?.id;
  return of === undefined || of === id;
};
