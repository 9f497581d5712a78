import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { Handlers, LocationsApi } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import type { QueryRequest } from '#platform/store/index.ts';
import { changeProperties, lockProperties } from '../site-properties/public.ts';
import { events } from './events.ts';
import { listeners, seedDefault } from './follow-business-info.ts';
import { contactOf, present, type Location, type StoredLocation } from './location.ts';
import { lockDefault, locations as business } from './locations.ts';
import { migrations } from './migrations.ts';
import { assertNotArchived } from './rules.ts';
import { businessLocations, entities } from './tables.ts';

type Type = NonNullable<Location['locationTypes']>[number];
type Apply = (before: StoredLocation) => StoredLocation;

const update = (
  context: Context,
  id: string,
  apply: Apply,
  revision?: string | null,
): Promise<{ location: Location }> =>
  business.change(context, id, apply, { revision, event: (after) => events.updated(after, id) });

/**
 * Runs a change of a location; that of the default one is a change of the business info, too. The properties are locked
 * first, as by those who change the business info.
 */
async function withBusinessInfo(
  context: Context,
  change: () => Promise<{ location: Location }>,
): Promise<{ location: Location }> {
  await lockProperties(context);
  const reply = await change();
  if (reply.location.default) await changeProperties(context, contactOf(reply.location));
  return reply;
}

const create = (context: Context, location: object): Promise<{ location: Location }> =>
  withBusinessInfo(context, async () => {
    const reply = await business.create({ location }, context);
    await context.emit(events.created(reply.location));
    return reply;
  });

const changeTypes =
  (typesOf: (before: readonly Type[], type: Type) => Type[]) =>
  ({ id, locationType }: { id: string; locationType?: Type }, context: Context) =>
    update(context, id, (before) => ({
      ...before,
      locationTypes: typesOf(before.locationTypes ?? [], locationType ?? 'UNKNOWN'),
    }));

const addType = changeTypes((before, type) => [...before, type]);
const removeType = changeTypes((before, type) => before.filter((one) => one !== type));

/** @throws 400 for the location that is the default one already, 428 for an archived one */
async function setDefault(context: Context, id: string): Promise<{ location: Location }> {
  const before = await lockDefault(context);
  assertNotArchived(await business.lock(context, id));
  if (before?.id === id)
    throw badRequest('The location is the default location already.', 'DEFAULT_NOT_CHANGED', { id });
  if (before) await update(context, before.id, (location) => ({ ...location, default: false }));
  const reply = await update(context, id, (location) => ({ ...location, default: true }));
  await context.emit(
    events.action('set_default_location', id, {
      ...(before && { prevDefaultLocationId: before.id }),
      currDefaultLocationId: id,
    }),
  );
  return reply;
}

async function readPage({ db, siteId }: Context, request: QueryRequest, root: string) {
  const { items, metadata } = await businessLocations.queryByOffset(db, siteId, request, { root });
  const { count, offset, total } = metadata;
  return {
    locations: items.map(present),
    pagingMetadata: { count, offset, hasNext: offset + count < total },
  };
}

/** Where the business is. The default location and the business info are one address. */
export const locations = defineService({
  name: 'locations',
  package: 'business-tools_locations',
  handlers: {
    getLocation: business.get,
    queryLocations: ({ query }, context) => readPage(context, query ?? {}, 'query'),
    listLocations: ({ sort, paging, includeArchived = false }, context) => {
      const request = {
        ...(!includeArchived && { filter: { archived: false } }),
        ...(sort && { sort: [sort] }),
        ...(paging && { paging }),
      };
      return readPage(context, request, '');
    },
    createLocation: ({ location }, context) => create(context, location),
    async bulkCreateLocation({ locations: entries }, context) {
      const { results } = await bulk(context, {
        entries,
        each: (location) => create(context, location),
        show: ({ location }) => location,
      });
      return {
        successfulLocations: results.flatMap(({ item }) => item ?? []),
        failedLocations: results.flatMap(({ itemMetadata: { error, originalIndex } }) =>
          error ? [{ location: entries[originalIndex] ?? {}, errorMessage: error.description }] : [],
        ),
      };
    },
    /** The whole location is replaced: what the request leaves out is cleared. */
    updateLocation: ({ location }, context) =>
      withBusinessInfo(context, () =>
        update(
          context,
          location.id ?? '',
          ({ id, createdDate, archived, default: isDefault, revision }) => ({
            ...location,
            id,
            createdDate,
            archived,
            default: isDefault,
            revision,
          }),
          location.revision ?? null,
        ),
      ),
    setDefaultLocation: ({ id }, context) => withBusinessInfo(context, () => setDefault(context, id)),
    async archiveLocation({ id }, context) {
      const before = await business.lock(context, id);
      if (before.default)
        throw badRequest('The default location is not archived.', 'CANNOT_ARCHIVE_DEFAULT', { id });
      const reply = await update(context, id, (location) => ({ ...location, archived: true }));
      await context.emit(events.action('archive_status', id, { id }));
      return reply;
    },
    addTypeToLocation: addType,
    removeTypeFromLocation: removeType,
    addLocationType: addType,
    removeLocationType: removeType,
  } satisfies Handlers<LocationsApi, Context>,
  entities,
  migrations,
  listeners,
  seed: seedDefault,
});
