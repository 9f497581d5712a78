import type { RegionMatch } from '#shared/delivery-offer.ts';
import type { ServedCountries } from '#shared/served-countries.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
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

/** Whether an address is in a part of a country. */
export const isSubdivision = (
  country: string | undefined,
  part: string,
  subdivision: string | null | undefined,
): boolean => partOf(country, part) === partOf(country, subdivision ?? '');

export interface DeliveryAddress {
  country?: string | null;
  subdivision?: string | null;
}

export interface Match {
  region: DeliveryRegion;
  by: RegionMatch;
}

/** Every place with its region, so that an address is looked up and not looked for. */
export const placesIn = (regions: readonly DeliveryRegion[]): Map<string, DeliveryRegion> =>
  new Map(
    regions
      .flatMap((region) => reach(region).map((place): [string, DeliveryRegion] => [place, region]))
      .toReversed(),
  );

/** The region that names the part of the country, else the country, else the rest of the world. */
export function matchRegion(
  places: ReadonlyMap<string, DeliveryRegion>,
  { country, subdivision }: DeliveryAddress,
): Match | undefined {
  if (!country) return undefined;
  const tries: [string, RegionMatch][] = [
    [`${country}-${partOf(country, subdivision ?? '')}`, 'SUBDIVISION'],
    [country, 'COUNTRY'],
    [REST_OF_WORLD, 'REST_OF_WORLD'],
  ];
  for (const [place, by] of tries) {
    const region = places.get(place);
    if (region) return { region, by };
  }
  return undefined;
}

/** The countries with an address that an active region serves. */
export function servedCountries(regions: readonly DeliveryRegion[]): ServedCountries {
  const isActive = ({ active }: DeliveryRegion): boolean => active !== false;
  const named = regions.filter(isActive).flatMap(({ destinations = [] }) => destinations);
  const only = [...new Set(named.map(({ countryCode }) => String(countryCode)))];
  if (!regions.some((region) => isActive(region) && reach(region).includes(REST_OF_WORLD))) return { only };
  const closed = regions.filter((region) => !isActive(region)).flatMap(reach);
  return { except: closed.filter((place) => /^[A-Z]{2}$/.test(place) && !only.includes(place)) };
}
