import { useState } from 'react';
import type { DeliveryRegion } from '#wix/delivery-operations.ts';
import { countryOf, isPart, placesOf } from '../regions/region-places.ts';

export interface TriedAddress {
  country: string;
  subdivision: string;
  postalCode: string;
  city: string;
}

const none = { subdivision: '', postalCode: '', city: '' };

/** Where to: the first place of the open region, until somebody says another. */
export function useAddress(region: DeliveryRegion | undefined) {
  const [written, setWritten] = useState<TriedAddress>();
  const [place = ''] = region ? placesOf(region) : [];
  const address = written ?? {
    ...none,
    country: countryOf(place),
    subdivision: isPart(place) ? place : '',
  };
  return {
    address,
    change: (part: Partial<TriedAddress>) =>
      setWritten({ ...address, ...(part.country !== undefined && none), ...part }),
  };
}
