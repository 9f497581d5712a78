import { hoursByDay, periodsOf, type OpenPeriod } from '#shared/opening-hours.ts';
import { ADDRESS_BOUNDS, BUSINESS_BOUNDS } from '#shared/site-contact.ts';
import type { BusinessLocation } from '#wix/location-operations.ts';
import { addressNames, type PlaceValues } from '#admin/ui/business-place/place-values.ts';
import type { LocationRecord } from './provider.ts';

export type LocationValues = PlaceValues & { name: string };

const MAX_NAME = 150;

export const locationBounds = {
  name: { maxLength: MAX_NAME, required: true },
  email: { maxLength: BUSINESS_BOUNDS.email },
  phone: { maxLength: BUSINESS_BOUNDS.phone },
  ...Object.fromEntries(Object.entries(ADDRESS_BOUNDS).map(([name, maxLength]) => [name, { maxLength }])),
};

const periodsIn = (location: BusinessLocation | undefined): OpenPeriod[] =>
  location?.businessSchedule?.periods ?? [];

/** What is open for longer than until the next day is not changed here. */
export const longerIn = (location: BusinessLocation | undefined): OpenPeriod[] =>
  hoursByDay(periodsIn(location)).longer;

export function readValues(location: LocationRecord | undefined): LocationValues {
  const { name = '', email = '', phone = '', address } = location ?? {};
  const { country, subdivision, city, postalCode, streetAddress } = address ?? {};
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    street: streetAddress?.name ?? '',
    streetNumber: streetAddress?.number ?? '',
    apartmentNumber: streetAddress?.apt ?? '',
    zip: postalCode ?? '',
    city: city ?? '',
    state: subdivision ?? '',
    country: country ?? '',
    hours: hoursByDay(periodsIn(location)).days,
  };
}

/** What is written: the lines of the address are composed anew, and what the form does not show stays. */
export function toChange(
  location: LocationRecord | undefined,
  values: LocationValues,
  changed: ReadonlySet<string>,
  timeZone: string,
): BusinessLocation {
  const isMoved = addressNames.some((name) => changed.has(name));
  const { formatted: _lines, location: _coordinates, ...address } = location?.address ?? {};
  const text = (name: keyof Omit<LocationValues, 'hours'>): string => values[name].trim();
  const isSomewhere = addressNames.some((name) => text(name) !== '');
  return {
    ...(location ? {} : { timeZone }),
    name: text('name'),
    ...(changed.has('email') && { email: text('email') }),
    ...(changed.has('phone') && { phone: text('phone') }),
    ...(isMoved &&
      isSomewhere && {
        address: {
          ...address,
          ...(text('country') !== '' && { country: text('country') }),
          subdivision: text('state'),
          city: text('city'),
          postalCode: text('zip'),
          streetAddress: {
            name: text('street'),
            number: text('streetNumber'),
            apt: text('apartmentNumber'),
          },
        },
      }),
    ...(changed.has('hours') && {
      businessSchedule: {
        ...location?.businessSchedule,
        periods: periodsOf(values.hours, longerIn(location)),
      },
    }),
  };
}
