import { badRequest, invalidField } from '../../../contract/errors.ts';
import type { DeliveryProfile, DeliveryRegion, Destination } from '../delivery-profile.ts';

/** As the SDK tells of `Destination.subdivisions`. */
const WITHOUT_SUBDIVISIONS = new Set([
  'AT', 'BE', 'BS', 'CH', 'CI', 'CZ', 'DO', 'GR', 'NO', 'PL', 'RS', 'SD', 'SI', 'SK', 'SN',
]); // prettier-ignore

const REST_OF_WORLD = '*';

/** `US-CA` and `CA` are the same part of the United States. */
export const partOf = (country: string | undefined, subdivision: string): string =>
  subdivision.startsWith(`${country}-`) ? subdivision.slice(String(country).length + 1) : subdivision;

const placesOf = ({ countryCode, subdivisions = [] }: Destination): string[] =>
  subdivisions.length === 0
    ? [String(countryCode)]
    : subdivisions.map((one) => `${countryCode}-${partOf(countryCode, one)}`);

/** Everywhere a region names; no destination is the rest of the world. */
const reach = ({ destinations = [] }: DeliveryRegion): string[] =>
  destinations.length === 0 ? [REST_OF_WORLD] : destinations.flatMap(placesOf);

/** @throws what the contract declares when one place would belong to two regions, or regions to one name */
export function checkRegions({ deliveryRegions }: Pick<DeliveryProfile, 'deliveryRegions'>): void {
  const names = new Set<string>();
  const places = new Set<string>();
  for (const region of deliveryRegions) {
    for (const { countryCode = '', subdivisions = [] } of region.destinations ?? []) {
      if (subdivisions.length > 0 && WITHOUT_SUBDIVISIONS.has(countryCode)) {
        const code = 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY';
        throw badRequest(`${countryCode} is delivered to as a whole.`, code, { countryCode });
      }
    }
    const name = region.name ?? '';
    if (names.has(name)) {
      const ruleName = 'DELIVERY_REGION_NAME_ALREADY_EXISTS';
      throw invalidField('deliveryRegion.name', 'OTHER', 'is the name of another region', { ruleName });
    }
    names.add(name);
    for (const place of reach(region)) {
      if (places.has(place)) {
        throw badRequest('A place belongs to one region.', 'DESTINATIONS_COLLISION', { destination: place });
      }
      places.add(place);
    }
  }
}

export interface DeliveryAddress {
  country?: string | null;
  subdivision?: string | null;
}

/** The region that names the part of the country, else the country, else the rest of the world. */
export function matchRegion(
  regions: readonly DeliveryRegion[],
  { country, subdivision }: DeliveryAddress,
): DeliveryRegion | undefined {
  if (!country) return undefined;
  const part = `${country}-${partOf(country, subdivision ?? '')}`;
  const at = (place: string): DeliveryRegion | undefined =>
    regions.find((region) => reach(region).includes(place));
  return at(part) ?? at(country) ?? at(REST_OF_WORLD);
}
