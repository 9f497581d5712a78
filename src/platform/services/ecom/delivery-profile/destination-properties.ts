import type { Context } from '#platform/context.ts';
import type { DeliveryProfileApi, Handlers, Reply } from '#platform/contract/index.ts';
import { localDeliveries } from '../local-delivery-options/public.ts';
import { carrierRows } from './carrier-rows.ts';
import { BASIC_SHIPPING, type DeliveryRegion, LOCAL_DELIVERY, PICKUP } from './delivery-profile.ts';
import { deliveryRegions } from './public.ts';
import { partOf } from './rules/destinations.ts';

type Properties = { postalCodeRequired: boolean; pickupOnly: boolean };
type Country = NonNullable<
  NonNullable<Reply<DeliveryProfileApi, 'getDeliveryDestinationProperties'>['countries']>[number]
>;

const MAX_COUNTRIES = 195;
const MAX_SUBDIVISIONS = 100;
/** As the contract bounds a code without its country. */
const MAX_CODE = 5;

async function propertiesOf(context: Context, region: DeliveryRegion): Promise<Properties> {
  const has = async (carrierId: string): Promise<boolean> =>
    (await carrierRows(context, carrierId, region.id)).some(({ active }) => active);
  const backup = region.deliveryCarriers?.some(({ backupRate }) => backupRate?.active) ?? false;
  const isBrought = backup || (await has(BASIC_SHIPPING.id)) || (await has(LOCAL_DELIVERY.id));
  const byPostcode = (await localDeliveries(context)).some(
    ({ zipConfig, deliveryRegionIds }) => zipConfig && deliveryRegionIds?.includes(region.id),
  );
  return { postalCodeRequired: byPostcode, pickupOnly: !isBrought && (await has(PICKUP.id)) };
}

/** What an address must say, and whether anything is sent there: of every place that a region names. */
export const destinationHandlers = {
  async getDeliveryDestinationProperties(_request, context) {
    const countries = new Map<string, Country>();
    let restOfWorld: Properties | undefined;
    for (const region of await deliveryRegions(context)) {
      if (region.active === false) continue;
      const deliveryDestinationProperties = await propertiesOf(context, region);
      if (!region.destinations?.length) restOfWorld = deliveryDestinationProperties;
      for (const { countryCode: country = '', subdivisions = [] } of region.destinations ?? []) {
        const entry = countries.get(country) ?? { country, subdivisions: [] };
        const parts = subdivisions
          .map((one) => partOf(country, one))
          .filter((one) => one.length <= MAX_CODE)
          .map((subdivision) => ({ subdivision, deliveryDestinationProperties }));
        countries.set(country, {
          ...entry,
          ...(subdivisions.length === 0 && { deliveryDestinationProperties }),
          subdivisions: [...(entry.subdivisions ?? []), ...parts].slice(0, MAX_SUBDIVISIONS),
        });
      }
    }
    return {
      ...(restOfWorld && { restOfWorld }),
      countries: [...countries.values()].slice(0, MAX_COUNTRIES),
    };
  },
} satisfies Handlers<DeliveryProfileApi, Context>;
