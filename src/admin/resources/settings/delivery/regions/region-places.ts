import type { DeliveryRegion, Destination } from '#wix/delivery-operations.ts';

/** A country (`PT`), or a part of one (`US-CA`). */
export type PlaceCode = string;

export const countryOf = (place: PlaceCode): string => place.slice(0, 2);
export const isPart = (place: PlaceCode): boolean => place.length > 2;

const partOf = (country: string, subdivision: string): PlaceCode =>
  subdivision.startsWith(`${country}-`) ? subdivision : `${country}-${subdivision}`;

/** Everywhere a region names, in its order. */
export const placesOf = ({ destinations }: Pick<DeliveryRegion, 'destinations'>): PlaceCode[] =>
  (destinations ?? []).flatMap(({ countryCode = '', subdivisions = [] }) =>
    subdivisions.length === 0 ? [countryCode] : subdivisions.map((each) => partOf(countryCode, each)),
  );

/** As the contract has them: a country stands once, with its parts. */
export function destinationsOf(places: readonly PlaceCode[]): Destination[] {
  const countries = [...new Set(places.map(countryOf))];
  return countries.map((countryCode) => ({
    countryCode,
    subdivisions: places.includes(countryCode)
      ? []
      : places.filter((place) => isPart(place) && countryOf(place) === countryCode),
  }));
}

/** A place that another region gives up. */
export interface Moved {
  region: DeliveryRegion;
  places: PlaceCode[];
  left: PlaceCode[];
}

/** Which regions lose which places, when this one has these. */
export function movedTo(
  regions: readonly DeliveryRegion[],
  id: string | undefined,
  places: readonly PlaceCode[],
): Moved[] {
  const wanted = new Set(places);
  return regions
    .filter((region) => region._id !== id)
    .map((region) => {
      const all = placesOf(region);
      return {
        region,
        places: all.filter((place) => wanted.has(place)),
        left: all.filter((place) => !wanted.has(place)),
      };
    })
    .filter((moved) => moved.places.length > 0);
}

/** Why a region cannot be kept so. */
export type RegionError =
  | { kind: 'noName' | 'longName' | 'nameTaken' }
  /** Without a place a region is the rest of the world, and there is one of that. */
  | { kind: 'restTaken'; region: string }
  /** It would be left without a place, and so be the rest of the world. */
  | { kind: 'emptied'; region: string }
  | { kind: 'tooMany'; most: number };

const MAX_PLACES = 250;
const MAX_NAME = 256;

export function regionError(
  regions: readonly DeliveryRegion[],
  id: string | undefined,
  { name, places }: { name: string; places: readonly PlaceCode[] },
): RegionError | undefined {
  const others = regions.filter((region) => region._id !== id);
  const called = name.trim();
  if (called === '') return { kind: 'noName' };
  if (called.length > MAX_NAME) return { kind: 'longName' };
  if (others.some((region) => region.name === called)) return { kind: 'nameTaken' };
  const rest = others.find((region) => placesOf(region).length === 0);
  if (places.length === 0 && rest) return { kind: 'restTaken', region: rest.name ?? '' };
  if (places.length > MAX_PLACES) return { kind: 'tooMany', most: MAX_PLACES };
  const emptied = movedTo(regions, id, places).find(({ left }) => left.length === 0);
  return emptied && { kind: 'emptied', region: emptied.region.name ?? '' };
}
