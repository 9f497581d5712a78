import type { DeskFacts } from './desk.ts';

export const staffDesk = {
  name: 'staff',
  place: 'settings',
  group: 'people',
  goTo: 's',
  rights: { list: ['COUNTERPART.STAFF_MANAGE'] },
} as const satisfies DeskFacts;
