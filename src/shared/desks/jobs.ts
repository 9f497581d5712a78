import type { DeskFacts } from './desk.ts';

export const jobsDesk = {
  name: 'jobs',
  place: 'settings',
  group: 'records',
  goTo: 'j',
  rights: { list: [] },
} as const satisfies DeskFacts;
