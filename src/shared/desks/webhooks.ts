import type { DeskFacts } from './desk.ts';

const manage = ['COUNTERPART.WEBHOOKS_MANAGE'] as const;

export const webhooksDesk = {
  name: 'webhooks',
  place: 'settings',
  group: 'records',
  own: true,
  goTo: '0',
  rights: { list: manage, create: manage, edit: manage, delete: manage },
} as const satisfies DeskFacts;
