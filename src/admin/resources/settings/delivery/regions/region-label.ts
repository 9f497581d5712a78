import { useTranslate } from 'ra-core';
import { countryName } from '#shared/countries.ts';
import { listSubdivisions } from '#shared/address/subdivisions.ts';
import type { DeliveryRegion } from '#wix/delivery-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { countryOf, isPart, placesOf, type PlaceCode } from './region-places.ts';

const SHORT = 8;
const NAMED = 4;

export function useRegionLabel() {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const nameOf = (place: PlaceCode): string => {
    const country = countryName(locale, countryOf(place));
    if (!isPart(place)) return country;
    const part = listSubdivisions(countryOf(place)).find(({ code }) => code === place);
    return `${part?.name ?? place} (${countryOf(place)})`;
  };
  return {
    nameOf,
    /** In one line: names of few, codes of some, the first of many. */
    short: (region: DeliveryRegion): string => {
      const places = placesOf(region);
      if (places.length === 0) return translate('delivery.regions.rest');
      if (places.length <= 2) return places.map(nameOf).join(', ');
      if (places.length <= SHORT) return places.join(' ');
      const more = places.length - NAMED;
      return translate('delivery.regions.more', {
        some: places.slice(0, NAMED).join(', '),
        smart_count: more,
      });
    },
  };
}
