import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isServed } from '#shared/served-countries.ts';
import type { DeliveryRegion } from '../delivery-profile.ts';
import { matchRegion, placesIn, servedCountries } from './destinations.ts';

const COUNTRIES = ['PT', 'US', 'CA', 'SD'] as const;
const PARTS = ['NY', 'ON'] as const;

/** Regions of which no two name the same place, as the platform keeps them. */
const arbitraryRegions = fc
  .tuple(
    fc.shuffledSubarray([
      ...COUNTRIES,
      ...COUNTRIES.flatMap((country) => PARTS.map((part) => `${country}-${part}`)),
      '*',
    ]),
    fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
  )
  .map(([places, active]) =>
    places.map((place, at): DeliveryRegion => {
      const [countryCode = '', part] = place.split('-');
      const destinations = place === '*' ? [] : [{ countryCode, ...(part && { subdivisions: [place] }) }];
      return { id: `region-${at}`, name: place, active: active[at] === true, destinations };
    }),
  );

it('assumed: a country is served where an address in it is', () => {
  fc.assert(
    fc.property(arbitraryRegions, (regions) => {
      const served = servedCountries(regions);
      const places = placesIn(regions);
      for (const country of [...COUNTRIES, 'FR']) {
        const addresses = [undefined, ...PARTS].map((subdivision) => ({
          country,
          ...(subdivision && { subdivision }),
        }));
        const hasAddress = addresses.some((address) => {
          const match = matchRegion(places, address);
          return match !== undefined && match.region.active !== false;
        });
        expect([country, isServed(served, country)]).toEqual([country, hasAddress]);
      }
    }),
  );
});

it('assumed: nothing is served before there is a region, and all but what is switched off by the rest of the world', () => {
  const region = (active: boolean, ...codes: string[]) =>
    ({
      id: codes.join(),
      name: codes.join(),
      active,
      destinations: codes.map((countryCode) => ({ countryCode })),
    }) as DeliveryRegion;
  expect(servedCountries([])).toEqual({ only: [] });
  expect(servedCountries([region(true, 'PT', 'ES'), region(false, 'FR')])).toEqual({ only: ['PT', 'ES'] });
  expect(servedCountries([region(true), region(false, 'SD'), region(true, 'PT')])).toEqual({
    except: ['SD'],
  });
});
