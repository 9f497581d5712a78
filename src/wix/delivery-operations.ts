import * as profiles from '@wix/auto_sdk_ecom_delivery-profile';
import * as options from '@wix/auto_sdk_ecom_shipping-options';
import { nextCursor, type PageReply } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type DeliveryProfile = profiles.DeliveryProfile;
export type DeliveryRegion = profiles.DeliveryRegion;
export type Destination = NonNullable<DeliveryRegion['destinations']>[number];
export type ShippingOption = options.ShippingOption;
export type ShippingRate = NonNullable<ShippingOption['rates']>[number];

/** The platform's own carrier, by which the shop's options are offered in a region. */
const BASIC_SHIPPING = '45c44b27-ca7b-4891-8c0d-1747d588b835';
const AT_ONCE = 100;

/** In which region of which profile, and as it was read. */
export interface RegionAt {
  profileId: string;
  revision: string;
  regionId: string;
}

type RegionChange = Partial<Pick<DeliveryRegion, 'name' | 'active' | 'destinations'>>;

const profileOf = ({ deliveryProfile }: { deliveryProfile?: DeliveryProfile }): DeliveryProfile =>
  deliveryProfile ?? {};

/** Every option of the shop: a few hundred at most. */
async function allOptions(call?: CallOptions): Promise<ShippingOption[]> {
  const all: ShippingOption[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const query = cursor
      ? { cursorPaging: { limit: AT_ONCE, cursor } }
      : {
          sort: [{ fieldName: 'createdDate', order: 'ASC' }],
          cursorPaging: { limit: AT_ONCE },
        };
    const reply = (await staffClient(call).use(options.queryShippingOptions)(query as object)) as PageReply<
      ShippingOption,
      'shippingOptions'
    >;
    all.push(...(reply.shippingOptions ?? []));
    cursor = nextCursor(reply);
    more = cursor !== undefined;
  }
  return all;
}

export const deliveryOperations = {
  /** The one that checkouts ask; a shop has it from the start. */
  profile: async (call?: CallOptions): Promise<DeliveryProfile | undefined> => {
    const query = { cursorPaging: { limit: AT_ONCE } } as object;
    const { deliveryProfiles = [] } = await staffClient(call).use(profiles.queryDeliveryProfiles)(query);
    return deliveryProfiles.find((profile) => profile.default) ?? deliveryProfiles[0];
  },
  options: allOptions,

  addRegion: async (
    { profileId, revision }: Omit<RegionAt, 'regionId'>,
    region: RegionChange & { name: string },
  ): Promise<DeliveryProfile> => {
    const input = { ...region, destinations: (region.destinations ?? []) as { countryCode: string }[] };
    return profileOf(await staffClient().use(profiles.addDeliveryRegion)(profileId, input, { revision }));
  },
  changeRegion: async ({ profileId, revision, regionId }: RegionAt, change: RegionChange) =>
    profileOf(
      await staffClient().use(profiles.updateDeliveryRegion)(
        { deliveryProfileId: profileId, deliveryRegionId: regionId },
        change,
        { revision },
      ),
    ),
  removeRegion: async ({ profileId, revision, regionId }: RegionAt) =>
    profileOf(
      await staffClient().use(profiles.removeDeliveryRegion)(
        { deliveryProfileId: profileId, deliveryRegionId: regionId },
        { revision },
      ),
    ),
  /** A region offers the shop's own options once their carrier serves it. */
  serve: (regionId: string) =>
    staffClient().use(profiles.addDeliveryCarrier)(regionId, {
      deliveryCarrier: { appId: BASIC_SHIPPING, additionalCharges: [] },
    }),

  createOption: (option: ShippingOption) => staffClient().use(options.createShippingOption)(option),
  updateOption: (id: string, change: Partial<ShippingOption> & { revision: string }) =>
    staffClient().use(options.updateShippingOption)(id, change),
  deleteOption: (id: string) => staffClient().use(options.deleteShippingOption)(id),
  /** It goes on in the other regions. */
  withdrawOption: (id: string, regionId: string, revision: string) =>
    staffClient().use(options.removeDeliveryRegion)(id, regionId, { revision }),
};
