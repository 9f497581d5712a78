import type { DeskFacts } from './desk.ts';

export const domainEventsDesk = {
  name: 'domain-events',
  place: 'settings',
  group: 'records',
  own: true,
  rights: { list: ['COUNTERPART.EVENTS_READ'] },
} as const satisfies DeskFacts;
