import { siteAddressLines } from '#shared/site-contact.ts';
import { isSameJson } from '#shared/is-same-json.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import type { LocationsApi, Reply } from '#platform/contract/index.ts';
import type { Properties } from '../site-properties/public.ts';

/** A location as the contract has it. */
export type Location = NonNullable<Reply<LocationsApi, 'getLocation'>['location']> & { id: string };
type Address = NonNullable<Location['address']>;
type SiteAddress = NonNullable<Properties['address']>;

/** The same with what only the store uses. */
export type StoredLocation = Location & { createdDate: string; updatedDate?: string };

/** What callers are shown. */
export const present = ({
  createdDate: _createdDate,
  updatedDate: _updatedDate,
  ...location
}: StoredLocation): Location => location;

/** The contract has two letters there; the business info may have any words. */
const COUNTRY_CODE = /^[A-Z]{2}$/;

const siteAddressOf = (address: Address): SiteAddress =>
  omitNullish({
    street: address.streetAddress?.name,
    streetNumber: address.streetAddress?.number,
    apartmentNumber: address.streetAddress?.apt,
    zip: address.postalCode,
    city: address.city,
    state: address.subdivision,
    country: address.country,
    ...(address.hint && { hint: { text: address.hint } }),
    ...(address.geocode && { coordinates: address.geocode }),
  }) as SiteAddress;

/** All parts of an address, and its lines in one where the client wrote none. */
export function completeAddress(address: Address, locale: string): Address {
  const { number = '', name = '', apt = '' } = address.streetAddress ?? {};
  return {
    ...address,
    streetAddress: { number, name, apt },
    formattedAddress: address.formattedAddress || siteAddressLines(siteAddressOf(address), locale).join(', '),
  };
}

function addressOf(address: SiteAddress, locale: string): Address {
  const { street, streetNumber, apartmentNumber, zip, city, state, country, hint, coordinates } = address;
  return {
    ...(country && COUNTRY_CODE.test(country) && { country }),
    ...(state && { subdivision: state }),
    ...(city && { city }),
    ...(zip && { postalCode: zip }),
    streetAddress: { number: streetNumber ?? '', name: street ?? '', apt: apartmentNumber ?? '' },
    formattedAddress: siteAddressLines(address, locale).join(', '),
    ...(hint?.text && { hint: hint.text }),
    ...(coordinates && { geocode: coordinates }),
  };
}

/** The parts of the business info that are those of the default location. */
export const CONTACT_FIELDS = ['email', 'phone', 'fax', 'address', 'businessSchedule'] as const;
export type BusinessContact = Pick<Properties, (typeof CONTACT_FIELDS)[number]>;

/** What the default location makes of the business info. */
export function contactOf(location: Location): Record<keyof BusinessContact, unknown> {
  const { email, phone, fax, address, businessSchedule } = location;
  return {
    email: email || undefined,
    phone: phone || undefined,
    fax: fax || undefined,
    address: address && siteAddressOf(address),
    businessSchedule,
  };
}

/** A location with what the business info says of it; an address that says the same stays as its client wrote it. */
export function withContact<L extends Partial<Location>>(
  location: L,
  contact: BusinessContact,
  locale: string,
): L {
  const {
    email: _email,
    phone: _phone,
    fax: _fax,
    businessSchedule: _hours,
    address: before,
    ...rest
  } = location;
  const { email, phone, fax, businessSchedule } = contact;
  const address = contact.address && addressOf(contact.address, locale);
  const isSame =
    before &&
    address &&
    isSameJson({ ...before, formattedAddress: '' }, { ...address, formattedAddress: '' });
  return {
    ...rest,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(fax && { fax }),
    ...(address && { address: isSame ? before : address }),
    ...(businessSchedule && { businessSchedule }),
  } as L;
}
