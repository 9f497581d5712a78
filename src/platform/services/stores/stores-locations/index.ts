import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handlers, StoresLocationsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { LOCATION_ID } from '../inventory/public.ts';
import { migrations } from './migrations.ts';
import { entities, storesLocations as entity } from './tables.ts';

const locations = crud<StoresLocationsApi>()({
  entity,
  key: 'storesLocation',
  plural: 'storesLocations',
  id: 'storesLocationId',
  notFound: (storesLocationId) => notFound('There is no such location.', undefined, { storesLocationId }),
});

/** The shop has one: all of its stock lies there, and inventory names it. */
async function seed({ db, siteId, clock }: Context): Promise<void> {
  if (await entity.get(db, siteId, LOCATION_ID)) return;
  const now = clock.now().toISOString();
  await entity.insert(db, siteId, {
    id: LOCATION_ID,
    createdDate: now,
    updatedDate: now,
    locationType: 'VIRTUAL',
    name: 'Online store',
    defaultLocation: true,
  });
}

export const storesLocations = defineService({
  name: 'stores-locations',
  package: 'stores_stores-locations-v-3',
  handlers: {
    getDefaultStoresLocation: async (_request, context) => ({
      storesLocation: await locations.find(context, LOCATION_ID),
    }),
    getStoresLocation: locations.get,
    queryStoresLocations: locations.query,
  } satisfies Handlers<StoresLocationsApi, Context>,
  entities,
  migrations,
  seed,
});
