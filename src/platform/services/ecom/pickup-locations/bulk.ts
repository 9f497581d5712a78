import type { Context } from '#platform/context.ts';
import type { Handlers, PickupLocationsApi } from '#platform/contract/index.ts';
import { bulk, bulkByIds } from '#platform/crud/index.ts';
import { locations } from './locations.ts';
import type { PickupLocation } from './pickup-location.ts';

type Reply = Awaited<ReturnType<typeof bulk<PickupLocation, PickupLocation, PickupLocation>>>;

/** A new one has no id to be told by: then its place in the request tells which it was. */
const errorsOf = ({ results }: Pick<Reply, 'results'>) =>
  results.flatMap(({ itemMetadata: { id, error, originalIndex } }) =>
    error ? [{ ...(id && { id }), error: { ...error, data: { ...error.data, originalIndex } } }] : [],
  );

const told = (reply: Reply) => ({
  pickupLocations: reply.results.flatMap(({ item }) => (item ? [item] : [])),
  errors: errorsOf(reply),
});

const itself = (location: PickupLocation): PickupLocation => location;

export const bulkHandlers = {
  bulkCreatePickupLocation: async ({ pickupLocations }, context) =>
    told(
      await bulk(context, {
        entries: pickupLocations as PickupLocation[],
        each: async (input) => (await locations.create({ pickupLocation: input }, context)).pickupLocation,
        show: itself,
      }),
    ),
  bulkUpdatePickupLocation: async ({ pickupLocations }, context) =>
    told(
      await bulk(context, {
        entries: pickupLocations as PickupLocation[],
        idOf: ({ id }) => id,
        each: async (input) => (await locations.update({ pickupLocation: input }, context)).pickupLocation,
        show: itself,
      }),
    ),
  bulkDeletePickupLocation: async ({ pickupLocationIds }, context) => ({
    errors: errorsOf(
      await bulkByIds(context, pickupLocationIds, {
        each: (id) => locations.remove({ pickupLocationId: id }, context),
      }),
    ),
  }),
} satisfies Handlers<PickupLocationsApi, Context>;
