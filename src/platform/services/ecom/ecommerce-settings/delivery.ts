import type { DeliveryRegion } from '../delivery-profile/public.ts';

/** Of the contract. */
const MAX_DESTINATIONS = 200;
const MAX_COUNTRIES = 195;

/** Where the shop delivers; a region without destinations is the rest of the world. */
export function deliveryConfiguration(regions: readonly DeliveryRegion[]): object {
  const isWorldwide = regions.some(({ destinations = [] }) => destinations.length === 0);
  const named = regions.flatMap(({ destinations = [] }) => destinations);
  const destinations = named
    .slice(0, MAX_DESTINATIONS)
    .map(({ countryCode, subdivisions = [] }) => ({ ...(countryCode && { countryCode }), subdivisions }));
  const countries = [...new Set(named.flatMap(({ countryCode }) => countryCode ?? []))];
  const address = { postalCodeRequired: false, pickupOnly: false };
  return {
    destinationScope: isWorldwide ? 'WORLDWIDE' : 'SPECIFIC_DESTINATIONS',
    destinations,
    postalCodeRequired: false,
    countries: countries.slice(0, MAX_COUNTRIES).map((country) => ({
      country,
      deliveryDestinationProperties: address,
      subdivisions: [],
    })),
    ...(isWorldwide && { restOfWorld: address }),
  };
}
