import type { Context } from '#platform/context.ts';
import type { DeliveryProfileApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { carrierSettingsHandlers } from './carrier-settings.ts';
import { carrierHandlers } from './carriers.ts';
import { destinationHandlers } from './destination-properties.ts';
import { migrations } from './migrations.ts';
import { profiles } from './profiles.ts';
import { regionHandlers } from './regions.ts';
import { entities, seedDefaultProfile } from './tables.ts';

export const deliveryProfiles = defineService({
  name: 'delivery-profile',
  package: 'ecom_delivery-profile',
  handlers: {
    createDeliveryProfile: profiles.create,
    getDeliveryProfile: profiles.get,
    updateDeliveryProfile: profiles.update,
    deleteDeliveryProfile: profiles.remove,
    queryDeliveryProfiles: profiles.query,
    updateExtendedFields: profiles.updateExtendedFields,
    ...regionHandlers,
    ...carrierHandlers,
    ...carrierSettingsHandlers,
    ...destinationHandlers,
  } satisfies Handlers<DeliveryProfileApi, Context>,
  entities,
  migrations,
  seed: seedDefaultProfile,
});
