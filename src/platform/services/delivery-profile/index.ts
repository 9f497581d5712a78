import type { Context } from '../../context.ts';
import type { DeliveryProfileApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { addDeliveryCarrier } from './operations/addDeliveryCarrier.ts';
import { addDeliveryRegion } from './operations/addDeliveryRegion.ts';
import { createDeliveryProfile } from './operations/createDeliveryProfile.ts';
import { deleteDeliveryProfile } from './operations/deleteDeliveryProfile.ts';
import { getDeliveryProfile } from './operations/getDeliveryProfile.ts';
import { getDeliveryProfileByDeliveryRegionId } from './operations/getDeliveryProfileByDeliveryRegionId.ts';
import { listInstalledDeliveryCarriers } from './operations/listInstalledDeliveryCarriers.ts';
import { queryDeliveryProfiles } from './operations/queryDeliveryProfiles.ts';
import { removeDeliveryCarrier } from './operations/removeDeliveryCarrier.ts';
import { removeDeliveryRegion } from './operations/removeDeliveryRegion.ts';
import { updateDeliveryCarrier } from './operations/updateDeliveryCarrier.ts';
import { updateDeliveryProfile } from './operations/updateDeliveryProfile.ts';
import { updateDeliveryRegion } from './operations/updateDeliveryRegion.ts';
import { deliveryProfileMigrations } from './tables.ts';

export const deliveryProfiles = defineService({
  name: 'delivery-profile',
  package: 'ecom_delivery-profile',
  handlers: {
    addDeliveryCarrier,
    addDeliveryRegion,
    createDeliveryProfile,
    deleteDeliveryProfile,
    getDeliveryProfile,
    getDeliveryProfileByDeliveryRegionId,
    listInstalledDeliveryCarriers,
    queryDeliveryProfiles,
    removeDeliveryCarrier,
    removeDeliveryRegion,
    updateDeliveryCarrier,
    updateDeliveryProfile,
    updateDeliveryRegion,
  } satisfies Handlers<DeliveryProfileApi, Context>,
  migrations: deliveryProfileMigrations,
});
