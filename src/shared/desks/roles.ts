import type { DeskFacts } from './desk.ts';

export const rolesDesk = {
  name: 'roles',
  place: 'settings',
  group: 'people',
  goTo: 'y',
  rights: { list: [] },
} as const satisfies DeskFacts;
