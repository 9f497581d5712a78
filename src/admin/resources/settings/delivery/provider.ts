import {
  deliveryOperations,
  type DeliveryProfile,
  type DeliveryRegion,
  type ShippingOption,
} from '#wix/delivery-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { localDeliveryOperations } from '#wix/local-delivery-operations.ts';
import { onlyIn, type LocalDeliveryAndPickup } from './locations/locations.ts';
import { placesVerbs } from './locations/places-provider.ts';
import { destinationsOf, movedTo, type PlaceCode } from './regions/region-places.ts';

/** What the shop delivers where, and for how much. */
export interface Terms {
  profile: DeliveryProfile;
  options: ShippingOption[];
}

interface Reading {
  signal?: AbortSignal;
}

export interface RegionInput {
  /** Of one that is changed. */
  id?: string;
  name: string;
  places: readonly PlaceCode[];
  /** Whose ways a new one begins with. */
  likeRegion?: string;
}

const asked = (signal: AbortSignal | undefined): CallOptions | undefined => signal && { signal };
const at = ({ _id, revision }: DeliveryProfile) => ({ profileId: _id ?? '', revision: revision ?? '' });

async function readTerms({ signal }: Reading): Promise<Terms> {
  const [profile = {}, options] = await Promise.all([
    deliveryOperations.profile(asked(signal)),
    deliveryOperations.options(asked(signal)),
  ]);
  return { profile, options };
}

const regionsIn = ({ deliveryRegions = [] }: DeliveryProfile): DeliveryRegion[] => deliveryRegions;

export const optionsIn = (options: readonly ShippingOption[], regionId: string): ShippingOption[] =>
  options.filter(({ deliveryRegionIds = [] }) => deliveryRegionIds.includes(regionId));

/** The same ways for another region, to be priced by themselves. */
const copyOf = (
  { title, estimatedDeliveryTime, rates }: ShippingOption,
  regionId: string,
): ShippingOption => ({
  ...(title != null && { title }),
  ...(estimatedDeliveryTime != null && { estimatedDeliveryTime }),
  ...(rates && { rates }),
  deliveryRegionIds: [regionId],
});

export const deliveryProvider = {
  supportAbortSignal: true,
  ...placesVerbs,

  terms: async (_desk: string, reading: Reading): Promise<{ data: Terms }> => ({
    data: await readTerms(reading),
  }),

  /** Others give up what it gets first: one place never belongs to two. @returns its id */
  async keepRegion(
    _desk: string,
    { terms, region }: { terms: Terms; region: RegionInput },
  ): Promise<{ data: { id: string } }> {
    const { id, name, places, likeRegion } = region;
    let { profile } = terms;
    for (const moved of movedTo(regionsIn(profile), id, places)) {
      profile = await deliveryOperations.changeRegion(
        { ...at(profile), regionId: moved.region._id ?? '' },
        { destinations: destinationsOf(moved.left) },
      );
    }
    const stored = { name: name.trim(), destinations: destinationsOf(places) };
    if (id !== undefined) {
      await deliveryOperations.changeRegion({ ...at(profile), regionId: id }, stored);
      return { data: { id } };
    }
    const known = new Set(regionsIn(profile).map(({ _id }) => _id));
    const made = await deliveryOperations.addRegion(at(profile), stored);
    const added = regionsIn(made).find(({ _id }) => !known.has(_id))?._id ?? '';
    await deliveryOperations.serve(added);
    for (const option of likeRegion ? optionsIn(terms.options, likeRegion) : [])
      await deliveryOperations.createOption(copyOf(option, added));
    return { data: { id: added } };
  },

  async switchRegion(
    _desk: string,
    { profile, id, active }: { profile: DeliveryProfile; id: string; active: boolean },
  ): Promise<{ data: DeliveryProfile }> {
    return { data: await deliveryOperations.changeRegion({ ...at(profile), regionId: id }, { active }) };
  },

  /** Its ways go with it, where they are offered nowhere else. */
  async removeRegion(
    _desk: string,
    {
      terms,
      places,
      id,
    }: { terms: Terms; places: Pick<LocalDeliveryAndPickup, 'deliveries' | 'pickups'>; id: string },
  ): Promise<{ data: DeliveryProfile }> {
    const lost = onlyIn(places, id);
    const profile = await deliveryOperations.removeRegion({ ...at(terms.profile), regionId: id });
    for (const option of optionsIn(terms.options, id)) await withdraw(option, id);
    for (const { _id } of lost.deliveries) await localDeliveryOperations.deleteDelivery(_id ?? '');
    for (const { _id } of lost.pickups) await localDeliveryOperations.deletePlace(_id ?? '');
    return { data: profile };
  },

  async keepOption(
    _desk: string,
    { id, change }: { id: string | undefined; change: ShippingOption },
  ): Promise<{ data: ShippingOption }> {
    return {
      data:
        id === undefined
          ? await deliveryOperations.createOption(change)
          : await deliveryOperations.updateOption(id, { ...change, revision: change.revision ?? '' }),
    };
  },

  async removeOption(
    _desk: string,
    { option, regionId }: { option: ShippingOption; regionId: string },
  ): Promise<{ data: ShippingOption }> {
    await withdraw(option, regionId);
    return { data: option };
  },

  /** For the palette: regions by their names. */
  async find(_desk: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const { profile, options } = await readTerms({ signal });
    const fits = ({ name }: DeliveryRegion) => name?.toLowerCase().includes(text.toLowerCase());
    return {
      data: regionsIn(profile)
        .filter(fits)
        .map(({ _id = '', name }) => ({
          id: _id ?? '',
          name: name ?? '',
          ways: optionsIn(options, _id ?? '').map(({ title }) => title ?? ''),
        })),
    };
  },
};

export type DeliveryProvider = typeof deliveryProvider;

/** Out of one region; gone where that was the last. */
async function withdraw({ _id, revision, deliveryRegionIds = [] }: ShippingOption, regionId: string) {
  if (deliveryRegionIds.some((id) => id !== regionId))
    await deliveryOperations.withdrawOption(_id ?? '', regionId, revision ?? '');
  else await deliveryOperations.deleteOption(_id ?? '');
}
