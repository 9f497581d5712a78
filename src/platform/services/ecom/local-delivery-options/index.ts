import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handlers, LocalDeliveryOptionsApi } from '#platform/contract/index.ts';
import { bulk, bulkByIds, crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { removeDeletedRegions } from '../delivery-profile/public.ts';
import { removeDeliveryExtras } from '../../extensions/delivery-slots/public.ts';
import { regionsOf, withoutRegion, withRegion } from '../shipping-options/public.ts';
import { assertQuota } from './limits.ts';
import type { LocalDeliveryOption } from './local-delivery-option.ts';
import { migrations } from './migrations.ts';
import { checkOption } from './rules/check-option.ts';
import { entities, localDeliveryOptions as entity, optionsOfRule } from './tables.ts';

/** Shops here measure in the metric system, as they weigh. */
const inKilometres = (option: LocalDeliveryOption): LocalDeliveryOption =>
  option.radiusConfig ? { ...option, radiusConfig: { ...option.radiusConfig, lengthUnit: 'KM' } } : option;

const options = crud<LocalDeliveryOptionsApi>()({
  entity,
  key: 'localDeliveryOption',
  plural: 'localDeliveryOptions',
  id: 'localDeliveryOptionId',
  notFound: (localDeliveryOptionId) =>
    notFound('The local delivery option was not found.', undefined, { localDeliveryOptionId }),
  async write(draft, before, context) {
    const option = inKilometres({ ...draft, deliveryRegionIds: regionsOf(draft) });
    checkOption(option);
    const added = regionsOf(option).filter((id) => !before?.deliveryRegionIds?.includes(id));
    await assertQuota(context, {
      deliveryRegionIds: added,
      ...(!before && option.externalId && { externalId: option.externalId }),
    });
    return option;
  },
  beforeRemove: ({ id }, context) => removeDeliveryExtras(context, id),
});

type Region = { deliveryRegionIds?: string[] };

/** `deliveryRegionId` is a field of shipping options only. */
const only =
  (change: (option: Region, regionId: string) => Region, regionId: string) =>
  (before: LocalDeliveryOption): LocalDeliveryOption => ({
    ...before,
    deliveryRegionIds: change(before, regionId).deliveryRegionIds ?? [],
  });

/** What was rejected is told by one word of each. */
function told(
  reply: Awaited<ReturnType<typeof bulk<LocalDeliveryOption, LocalDeliveryOption, LocalDeliveryOption>>>,
) {
  return {
    localDeliveryOptions: reply.results.flatMap(({ item }) => (item ? [item] : [])),
    errors: reply.results.flatMap(({ itemMetadata: { id, error } }) =>
      error ? [{ ...(id && { id }), error: error.code }] : [],
    ),
  };
}

export const localDelivery = defineService({
  name: 'local-delivery-options',
  package: 'ecom_local-delivery-options',
  handlers: {
    createLocalDeliveryOption: options.create,
    getLocalDeliveryOption: options.get,
    updateLocalDeliveryOption: options.update,
    deleteLocalDeliveryOption: options.remove,
    queryLocalDeliveryOptions: options.query,
    listLocalDeliveryOptions: async ({ externalId }, context) => ({
      localDeliveryOptions: await optionsOfRule(context, externalId),
    }),
    addDeliveryRegion: ({ localDeliveryOptionId, deliveryRegionId, revision }, context) =>
      options.change(context, localDeliveryOptionId, only(withRegion, deliveryRegionId), { revision }),
    removeDeliveryRegion: ({ localDeliveryOptionId, deliveryRegionId, revision }, context) =>
      options.change(context, localDeliveryOptionId, only(withoutRegion, deliveryRegionId), { revision }),
    bulkCreateLocalDeliveryOption: async ({ localDeliveryOptions }, context) =>
      told(
        await bulk(context, {
          entries: localDeliveryOptions as LocalDeliveryOption[],
          each: async (input) =>
            (await options.create({ localDeliveryOption: input }, context)).localDeliveryOption,
          show: (option) => option,
        }),
      ),
    bulkUpdateLocalDeliveryOption: async ({ localDeliveryOptions }, context) =>
      told(
        await bulk(context, {
          entries: localDeliveryOptions as LocalDeliveryOption[],
          idOf: ({ id }) => id,
          each: async (input) =>
            (await options.update({ localDeliveryOption: input }, context)).localDeliveryOption,
          show: (option) => option,
        }),
      ),
    async bulkDeleteLocalDeliveryOption({ ids }, context) {
      await bulkByIds(context, ids, { each: (id) => options.remove({ localDeliveryOptionId: id }, context) });
      return {};
    },
  } satisfies Handlers<LocalDeliveryOptionsApi, Context>,
  listeners: removeDeletedRegions(entity, (context, id, regionId) =>
    options.change(context, id, only(withoutRegion, regionId)),
  ),
  entities,
  migrations,
});
