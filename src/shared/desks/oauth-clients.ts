import type { DeskFacts } from './desk.ts';

const manage = ['COUNTERPART.DEVELOPERS_MANAGE'] as const;

export const oauthClientsDesk = {
  name: 'oauth-clients',
  place: 'settings',
  group: 'records',
  own: true,
  goTo: '5',
  rights: { list: manage, create: manage, edit: manage, delete: manage },
} as const satisfies DeskFacts;
