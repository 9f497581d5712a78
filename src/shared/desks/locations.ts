import * as locations from '../contract/generated/business-tools_locations.rights.ts';
import type { DeskFacts } from './desk.ts';

export const locationsDesk = {
  name: 'locations',
  place: 'settings',
  group: 'shop',
  entities: ['wix.locations.v1.location'],
  hears: ['business-info'],
  rights: {
    list: locations.queryLocations,
    create: locations.createLocation,
    edit: locations.updateLocation,
    makeDefault: locations.setDefaultLocation,
    archive: locations.archiveLocation,
  },
} as const satisfies DeskFacts;
