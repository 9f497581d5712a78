import * as site from '../contract/generated/business-tools_site-properties.rights.ts';
import type { DeskFacts } from './desk.ts';

/** Permissions as the operations of `storeSettingsExtensions` require them. */
export const storeSettingsDesk = {
  name: 'store-settings',
  place: 'settings',
  group: 'shop',
  own: true,
  rights: { list: site.getSiteProperties, edit: site.updateBusinessProfile },
} as const satisfies DeskFacts;
