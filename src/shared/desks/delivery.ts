import * as profiles from '../contract/generated/ecom_delivery-profile.rights.ts';
import * as localDelivery from '../contract/generated/ecom_local-delivery-options.rights.ts';
import * as pickup from '../contract/generated/ecom_pickup-locations.rights.ts';
import * as options from '../contract/generated/ecom_shipping-options.rights.ts';
import type { DeskFacts } from './desk.ts';

export const deliveryDesk = {
  name: 'delivery',
  place: 'settings',
  group: 'shop',
  goTo: '8',
  entities: ['wix.ecom.v1.delivery_profile', 'wix.ecom.v1.shipping_option'],
  rights: {
    list: [...profiles.queryDeliveryProfiles, ...options.queryShippingOptions],
    /** Regions. */
    regions: [
      ...profiles.addDeliveryRegion,
      ...profiles.updateDeliveryRegion,
      ...profiles.addDeliveryCarrier,
    ],
    /** Rates. */
    edit: [...options.createShippingOption, ...options.updateShippingOption, ...options.deleteShippingOption],
    readLocal: localDelivery.queryLocalDeliveryOptions,
    local: [
      ...localDelivery.createLocalDeliveryOption,
      ...localDelivery.updateLocalDeliveryOption,
      ...localDelivery.deleteLocalDeliveryOption,
    ],
    readPickup: pickup.queryPickupLocation,
    pickup: [...pickup.createPickupLocation, ...pickup.updatePickupLocation, ...pickup.deletePickupLocation],
  },
} as const satisfies DeskFacts;
