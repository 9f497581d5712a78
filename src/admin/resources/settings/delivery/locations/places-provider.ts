import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import {
  localDeliveryOperations,
  type LocalDelivery,
  type PickupPlace,
} from '#wix/local-delivery-operations.ts';
import { orderOperations } from '#wix/order-operations.ts';
import type { deliveryExtensions } from '#shared/extensions/delivery.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import type { LocalDeliveryAndPickup } from './locations.ts';

const call = extensionClient<typeof deliveryExtensions>();

interface Reading {
  signal?: AbortSignal;
}

type DeliveryTimes = Omit<DeliveryExtras, 'id'>;

const setTimes = (id: string, times: DeliveryTimes) => call('setDeliveryTimes', { ...times, id });

/** What is changed is sent with the revision it was read with; one that is new needs none. */
const versioned = <One extends { revision?: string | null; deliveryRegionIds?: string[] }>(
  change: One,
  before: One | undefined,
): One => (before ? { ...change, revision: before.revision ?? '' } : change);

/** More verbs of the desk's provider. */
export const placesVerbs = {
  async places(_desk: string, { signal }: Reading): Promise<{ data: LocalDeliveryAndPickup }> {
    const options = signal && { signal };
    const [deliveries, pickups, { deliveryTimes: keeping }] = await Promise.all([
      localDeliveryOperations.deliveries(options),
      localDeliveryOperations.places(options),
      call('listDeliveryTimes', {}, { signal }),
    ]);
    return { data: { deliveries, pickups, keeping } };
  },

  async keepLocal(
    _desk: string,
    {
      change,
      before,
      keeping,
    }: { change: LocalDelivery; before: LocalDelivery | undefined; keeping: DeliveryTimes },
  ): Promise<{ data: LocalDelivery }> {
    const sent = versioned(change, before);
    const saved = before
      ? await localDeliveryOperations.updateDelivery(before._id ?? '', sent)
      : await localDeliveryOperations.createDelivery(sent);
    await setTimes(saved._id ?? before?._id ?? '', keeping);
    return { data: saved };
  },

  async keepPickup(
    _desk: string,
    {
      change,
      before,
      keeping,
    }: { change: PickupPlace; before: PickupPlace | undefined; keeping: DeliveryTimes },
  ): Promise<{ data: PickupPlace }> {
    const sent = versioned(change, before);
    const saved = before
      ? await localDeliveryOperations.updatePlace(before._id ?? '', sent)
      : await localDeliveryOperations.createPlace(sent);
    await setTimes(saved._id ?? before?._id ?? '', keeping);
    return { data: saved };
  },

  async removeLocal(_desk: string, { id }: { id: string }): Promise<{ data: { id: string } }> {
    await localDeliveryOperations.deleteDelivery(id);
    return { data: { id } };
  },

  async removePickup(_desk: string, { id }: { id: string }): Promise<{ data: { id: string } }> {
    await localDeliveryOperations.deletePlace(id);
    return { data: { id } };
  },

  /** How many orders wait to be brought or collected under that name. */
  async waiting(_desk: string, { title, signal }: Reading & { title: string }): Promise<{ data: number }> {
    const filter = {
      'shippingInfo.title': title,
      fulfillmentStatus: { $ne: 'FULFILLED' },
      status: 'APPROVED',
    };
    const counts = await orderOperations.count(filter, ['status'], signal && { signal });
    return { data: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  },
};
