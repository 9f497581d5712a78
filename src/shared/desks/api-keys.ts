import type { DeskFacts } from './desk.ts';

const manage = ['COUNTERPART.DEVELOPERS_MANAGE'] as const;

export const apiKeysDesk = {
  name: 'api-keys',
  place: 'settings',
  group: 'records',
  own: true,
  goTo: '9',
  rights: { list: manage, create: manage, delete: manage },
} as const satisfies DeskFacts;
