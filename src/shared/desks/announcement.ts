import type { DeskFacts } from './desk.ts';
import { shopTextsDesk } from './shop-texts.ts';

/** It is one of the store's texts, with a page of its own: whoever may write those may write it. */
export const announcementDesk = {
  name: 'announcement',
  place: 'settings',
  group: 'shop',
  rights: { list: shopTextsDesk.rights.list, edit: shopTextsDesk.rights.edit },
} as const satisfies DeskFacts;
