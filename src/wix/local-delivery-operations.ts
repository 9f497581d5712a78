import * as local from '@wix/auto_sdk_ecom_local-delivery-options';
import * as pickup from '@wix/auto_sdk_ecom_pickup-locations';
import { readEveryPage } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type LocalDelivery = local.LocalDeliveryOption;
export type PickupPlace = pickup.PickupLocation;

/** The SDK's types require every field of a reply; the contract checks what is sent. */
type CallArguments<Call extends (...args: never[]) => unknown> = Parameters<Call>;

/** Where the shop brings things itself, and where they are collected. */
export const localDeliveryOperations = {
  deliveries: async (options?: CallOptions): Promise<LocalDelivery[]> => {
    const query = staffClient(options).use(local.queryLocalDeliveryOptions);
    return readEveryPage<LocalDelivery, 'localDeliveryOptions'>('localDeliveryOptions', (page) =>
      query(page as object),
    );
  },
  createDelivery: async (option: LocalDelivery): Promise<LocalDelivery> => {
    const create = staffClient().use(local.createLocalDeliveryOption);
    return create(...([option] as unknown as CallArguments<typeof create>));
  },
  updateDelivery: async (id: string, change: LocalDelivery): Promise<LocalDelivery> => {
    const update = staffClient().use(local.updateLocalDeliveryOption);
    return update(...([id, change] as unknown as CallArguments<typeof update>));
  },
  deleteDelivery: (id: string) => staffClient().use(local.deleteLocalDeliveryOption)(id),

  places: async (options?: CallOptions): Promise<PickupPlace[]> => {
    const query = staffClient(options).use(pickup.queryPickupLocation);
    return readEveryPage<PickupPlace, 'pickupLocations'>('pickupLocations', (page) => query(page as object));
  },
  createPlace: (place: PickupPlace): Promise<PickupPlace> => {
    const create = staffClient().use(pickup.createPickupLocation);
    return create(...([place] as unknown as CallArguments<typeof create>));
  },
  updatePlace: (id: string, change: PickupPlace): Promise<PickupPlace> => {
    const update = staffClient().use(pickup.updatePickupLocation);
    return update(...([id, change] as unknown as CallArguments<typeof update>));
  },
  deletePlace: (id: string) => staffClient().use(pickup.deletePickupLocation)(id),
};
