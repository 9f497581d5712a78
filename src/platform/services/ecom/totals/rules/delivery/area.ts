import type { DeliveryRejectionDetail, DeliveryRejectionReason } from '#shared/delivery-offer.ts';
import { isSubdivision } from '#platform/services/ecom/delivery-profile/public.ts';
import type { LocalDeliveryOption } from '#platform/services/ecom/local-delivery-options/public.ts';
import { isInside, metresBetween, pointOf } from './geo.ts';
import { matchesPostcode } from './postcode.ts';

export interface OfferAddress {
  country?: string | null;
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
  geocode?: { latitude?: number | null; longitude?: number | null } | null;
}

interface Outside {
  reason: DeliveryRejectionReason;
  detail: DeliveryRejectionDetail;
}

/** Of an area with hundreds of postcodes, these say enough. */
const MAX_LISTED = 12;
const METRES = 1000;

const incomplete = (needs: NonNullable<DeliveryRejectionDetail['needs']>): Outside => ({
  reason: 'ADDRESS_INCOMPLETE',
  detail: { needs },
});
const outside = (detail: DeliveryRejectionDetail): Outside => ({ reason: 'OUTSIDE_AREA', detail });

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

const isNowhere = (
  { destinations = [] }: LocalDeliveryOption,
  { country, subdivision }: OfferAddress,
): boolean =>
  destinations.length > 0 &&
  !destinations.some(
    ({ code, subdivisions = [] }) =>
      code === country &&
      (subdivisions.length === 0 || subdivisions.some((one) => isSubdivision(code, one, subdivision))),
  );

/** Why an address is not in the area that is brought to; undefined where it is. One without an area is all of its regions. */
export function outsideOf(option: LocalDeliveryOption, address: OfferAddress): Outside | undefined {
  const { zipConfig, radiusConfig, customAreaConfig, cityConfig } = option;
  const { postalCode, city, country, subdivision } = address;
  if (isNowhere(option, address)) return outside({});
  if (zipConfig) {
    const codes = zipConfig.zipCodes ?? [];
    const area = codes.slice(0, MAX_LISTED);
    if (!postalCode?.trim()) return { ...incomplete('POSTCODE'), detail: { needs: 'POSTCODE', area } };
    return codes.some((code) => matchesPostcode(code, postalCode)) ? undefined : outside({ area });
  }
  if (cityConfig) {
    const cities = cityConfig.cityItems ?? [];
    const area = cities.slice(0, MAX_LISTED).map(({ cityName = '' }) => cityName);
    if (!city?.trim()) return { ...incomplete('CITY'), detail: { needs: 'CITY', area } };
    const isOne = cities.some(
      (one) =>
        plain(one.cityName ?? '') === plain(city) &&
        one.country === country &&
        (!one.subdivision || !subdivision || isSubdivision(one.country, one.subdivision, subdivision)),
    );
    return isOne ? undefined : outside({ area });
  }
  const point = pointOf(address.geocode);
  if (radiusConfig) {
    const middle = pointOf(radiusConfig.address?.geocode);
    const radiusKm = radiusConfig.radius ?? 0;
    if (!point) return { reason: 'ADDRESS_INCOMPLETE', detail: { needs: 'LOCATION', radiusKm } };
    return middle && metresBetween(middle, point) <= radiusKm * METRES ? undefined : outside({ radiusKm });
  }
  if (customAreaConfig) {
    if (!point) return incomplete('LOCATION');
    const corners = (customAreaConfig.geocodes ?? []).flatMap((corner) => pointOf(corner) ?? []);
    return isInside(point, corners) ? undefined : outside({});
  }
  return undefined;
}
