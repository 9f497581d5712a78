import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handlers, ShippingOptionsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { checkRates } from './rules/check-rates.ts';
import { regionsOf, withoutRegion, withRegion, withRegions } from './rules/regions.ts';
import { entities, shippingOptions as entity } from './tables.ts';

const options = crud<ShippingOptionsApi>()({
  entity,
  key: 'shippingOption',
  plural: 'shippingOptions',
  id: 'shippingOptionId',
  fqdn: 'wix.ecom.v1.shipping_option',
  notFound: (shippingOptionId) =>
    notFound('The shipping option was not found.', undefined, { shippingOptionId }),
  write(draft) {
    checkRates(draft.rates);
    return withRegions(draft, regionsOf(draft));
  },
});

export const shippingOptions = defineService({
  name: 'shipping-options',
  package: 'ecom_shipping-options',
  handlers: {
    createShippingOption: options.create,
    getShippingOption: options.get,
    updateShippingOption: options.update,
    deleteShippingOption: options.remove,
    queryShippingOptions: options.query,
    updateExtendedFields: options.updateExtendedFields,
    addDeliveryRegion: ({ shippingOptionId, deliveryRegionId, revision }, context) =>
      options.change(context, shippingOptionId, (before) => withRegion(before, deliveryRegionId), {
        revision,
      }),
    removeDeliveryRegion: ({ shippingOptionId, deliveryRegionId, revision }, context) =>
      options.change(context, shippingOptionId, (before) => withoutRegion(before, deliveryRegionId), {
        revision,
      }),
  } satisfies Handlers<ShippingOptionsApi, Context>,
  entities,
  migrations,
});
