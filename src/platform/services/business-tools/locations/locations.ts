import type { Context, SiteDb } from '#platform/context.ts';
import type { LocationsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { completeAddress, present, type Location, type StoredLocation } from './location.ts';
import { assertNotArchived, checkLocation, locationNotFound } from './rules.ts';
import { businessLocations as entity } from './tables.ts';

/** The plain operations; what the default location has in common with the business info is written beside them. */
export const locations = crud<LocationsApi>()({
  entity,
  key: 'location',
  plural: 'locations',
  id: 'id',
  notFound: locationNotFound,
  paging: 'offset',
  async write(draft, before, context): Promise<StoredLocation> {
    if (before) assertNotArchived(before);
    const { locationTypes = [], locationType = 'UNKNOWN', address } = draft;
    const location = {
      archived: false,
      default: before?.default ?? !(await findDefault(context)),
      ...draft,
      locationType,
      locationTypes: [...new Set(locationTypes)],
      status: draft.status ?? 'ACTIVE',
      ...(address && { address: completeAddress(address, context.site.locale) }),
    } as StoredLocation;
    checkLocation(location);
    return location;
  },
  present: async (stored): Promise<Location[]> => stored.map(present),
});

/** The location that the business info describes; undefined where the business has none. */
export async function findDefault({ db, siteId }: SiteDb): Promise<StoredLocation | undefined> {
  const { items } = await entity.queryByOffset(db, siteId, {
    filter: { default: true },
    paging: { limit: 1 },
  });
  return items[0];
}

/** The same, locked until the transaction ends. */
export async function lockDefault(context: Context): Promise<StoredLocation | undefined> {
  const found = await findDefault(context);
  return found && entity.getForUpdate(context.db, context.siteId, found.id);
}
