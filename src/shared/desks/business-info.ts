import * as site from '../contract/generated/business-tools_site-properties.rights.ts';
import type { DeskFacts } from './desk.ts';

export const businessInfoDesk = {
  name: 'business-info',
  place: 'settings',
  group: 'shop',
  entities: ['SitePropertiesUpdated'],
  rights: {
    list: site.getSiteProperties,
    edit: [...site.updateBusinessProfile, ...site.updateBusinessContact, ...site.updateBusinessSchedule],
  },
} as const satisfies DeskFacts;
