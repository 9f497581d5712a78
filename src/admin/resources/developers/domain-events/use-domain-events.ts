import { useCallback, useEffect, useRef } from 'react';
import type { DomainEventSummary, DomainEventNotice, DomainEventPage } from '#shared/events.ts';
import { useDomainEvent } from '#admin/data/live.ts';
import { useLatestPages } from '#admin/data/use-latest-pages.ts';

/** A action tells of itself in several events: they are read together. */
const PAUSE = 500;

export interface EventFilter {
  entityFqdn: string;
  eventType: string;
  entityId: string;
  from: string | undefined;
  to: string | undefined;
}

/** Whether what is told now is among what the filter shows. */
export const shows = ({ from, to, ...by }: EventFilter, domainEventNotice: DomainEventNotice): boolean =>
  (by.entityFqdn === '' || by.entityFqdn === domainEventNotice.entityFqdn) &&
  (by.eventType === '' || by.eventType === domainEventNotice.eventType) &&
  (by.entityId === '' || by.entityId === domainEventNotice.entityId) &&
  (from === undefined || Date.parse(from) <= Date.now()) &&
  (to === undefined || Date.parse(to) > Date.now());

/** What happened; live, what happens now is read as it is told. */
export function useDomainEvents(filter: EventFilter, live: boolean) {
  const { read, readNewest } = useLatestPages<DomainEventPage, DomainEventSummary>({
    key: ['domain-events', 'told'],
    path: '/admin/api/domain-events',
    filter: { ...filter },
    rowsOf: ({ events }) => events,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { entityFqdn, eventType, entityId, from, to } = filter;
  useDomainEvent(
    useCallback(
      (told) => {
        if (!live || !shows({ entityFqdn, eventType, entityId, from, to }, told)) return;
        timer.current ??= setTimeout(() => {
          timer.current = undefined;
          void readNewest();
        }, PAUSE);
      },
      [live, entityFqdn, eventType, entityId, from, to, readNewest],
    ),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return read;
}
