import { isSameJson } from '#shared/is-same-json.ts';
import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { LOCATION_ID } from '../../stores/inventory/public.ts';
import { readProperties, type Properties } from '../site-properties/public.ts';
import { events } from './events.ts';
import { CONTACT_FIELDS, present, withContact, type StoredLocation } from './location.ts';
import { findDefault, lockDefault } from './locations.ts';
import { businessLocations as entity } from './tables.ts';

/** Makes the default location of a business that has an address and no location yet. */
async function insertDefault(context: Context, properties: Properties): Promise<StoredLocation | undefined> {
  if (!properties.address) return undefined;
  const { db, siteId, clock, site } = context;
  const location = {
    id: LOCATION_ID,
    createdDate: clock.now().toISOString(),
    name: properties.businessName,
    default: true,
    status: 'ACTIVE',
    locationType: 'UNKNOWN',
    locationTypes: [],
    archived: false,
    timeZone: site.timeZone,
  };
  const document = withContact(location as object as StoredLocation, properties, site.locale);
  const [inserted] = await entity.insertMany(db, siteId, [document], { unlessThere: true });
  return inserted;
}

/** Business info that was written before there were locations. */
export async function seedDefault(context: Context): Promise<void> {
  if (await findDefault(context)) return;
  await insertDefault(context, (await readProperties(context)).properties);
}

/** The default location has the contact and the hours of the business info, and its name when that is changed. */
const follow: Listener = async ({ body }, context) => {
  if (!('plain' in body)) return;
  const { fields } = (body.plain as { event: { fields: readonly string[] } }).event;
  const isRenamed = fields.includes('businessName');
  if (!isRenamed && !CONTACT_FIELDS.some((field) => fields.includes(field))) return;
  const { properties } = await readProperties(context);
  const before = await lockDefault(context);
  if (!before) {
    const made = await insertDefault(context, properties);
    if (made) await context.emit(events.created(present(made)));
    return;
  }
  const { db, siteId, clock, site } = context;
  const after = {
    ...withContact(before, properties, site.locale),
    ...(isRenamed && { name: properties.businessName }),
  } as StoredLocation;
  if (isSameJson(before, after)) return;
  const stored = await entity.replace(db, siteId, after, { now: clock.now() });
  await context.emit(events.updated(present(stored), stored.id, present(before)));
};

export const listeners = { SitePropertiesUpdated: follow };
