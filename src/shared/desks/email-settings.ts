import type { DeskFacts } from './desk.ts';

/** Links for new passwords go through the mail server: it is for those who manage staff. */
export const emailSettingsDesk = {
  name: 'email-settings',
  place: 'settings',
  group: 'shop',
  own: true,
  rights: { list: ['COUNTERPART.STAFF_MANAGE'], edit: ['COUNTERPART.STAFF_MANAGE'] },
} as const satisfies DeskFacts;
