import * as settings from '../contract/generated/ecom_tip-settings.rights.ts';
import * as staff from '../contract/generated/ecom_tippable-staff.rights.ts';
import type { DeskFacts } from './desk.ts';

export const tipsDesk = {
  name: 'tips',
  place: 'settings',
  group: 'shop',
  goTo: 'g',
  rights: {
    list: [...settings.queryTipSettings, ...staff.listTippableStaff],
    edit: [...settings.createDefaultTipSettings, ...settings.updateTipSettings],
  },
} as const satisfies DeskFacts;
