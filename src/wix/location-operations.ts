import {
  archiveLocation,
  createLocation,
  getLocation,
  listLocations,
  setDefaultLocation,
  updateLocation,
  type Location,
} from '@wix/auto_sdk_business-tools_locations';
import { staffClient, type CallOptions } from './staff-client.ts';

export type BusinessLocation = Location;

/** More than a business has. */
const MAX = 1000;

export const locationOperations = {
  /** Archived ones too. */
  all: async (options?: CallOptions): Promise<BusinessLocation[]> => {
    const { locations } = await staffClient(options).use(listLocations)({
      includeArchived: true,
      paging: { limit: MAX },
    });
    return locations ?? [];
  },
  get: (id: string, options?: CallOptions): Promise<BusinessLocation> =>
    staffClient(options).use(getLocation)(id),
  create: (location: BusinessLocation): Promise<BusinessLocation> =>
    staffClient().use(createLocation)(location),
  /** The whole location is replaced. */
  replace: (id: string, location: BusinessLocation): Promise<BusinessLocation> =>
    staffClient().use(updateLocation)(id, location),
  makeDefault: (id: string) => staffClient().use(setDefaultLocation)(id),
  archive: (id: string) => staffClient().use(archiveLocation)(id),
};
