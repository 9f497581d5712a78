import { checkPlace, tidyPlace, type PlaceField } from '#shared/address/address-form.ts';
import { streetOf, type AddressPerson, type PostalAddress } from '#shared/address/format-address.ts';
import { readSubdivision } from '#shared/address/subdivisions.ts';
import { isPhoneNumber } from '#shared/phone.ts';

export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'subdivision',
  'country',
] as const;
export type AddressField = (typeof addressFields)[number];
/** Who and where, as one types it. */
export type AddressText = Record<AddressField, string>;

type Person = AddressPerson & { phone?: string | null | undefined };

/** A state that was stored by its name or without its country is read as the contract writes it. */
function subdivisionIn({ country, subdivision, subdivisionFullname }: PostalAddress): string {
  const [known, written] = [country ?? '', subdivision ?? ''];
  return (
    readSubdivision(known, written) ??
    (written === '' && subdivisionFullname ? readSubdivision(known, subdivisionFullname) : undefined) ??
    written
  );
}

export function addressText(
  of: { address?: PostalAddress; contactDetails?: Person } | undefined,
): AddressText {
  const { address, contactDetails: contact } = of ?? {};
  return {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    company: contact?.company ?? '',
    phone: contact?.phone ?? '',
    addressLine: streetOf(address),
    addressLine2: address?.addressLine2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    subdivision: address ? subdivisionIn(address) : '',
    country: address?.country ?? '',
  };
}

/** As it is stored: trimmed, and without what its country does not have. */
export const tidyAddressText = (text: AddressText): AddressText =>
  tidyPlace(Object.fromEntries(addressFields.map((field) => [field, text[field].trim()])) as AddressText);

export type AddressProblems = { phone?: true } & Partial<Record<PlaceField, 'wrong'>>;

/**
 * What cannot be. A part that is missing is no problem here: whoever takes an order by phone may not know it yet. What
 * was wrong before somebody began to type is not in their way.
 */
export function checkAddressText(text: AddressText, before: AddressText): AddressProblems {
  const changed = (field: AddressField): boolean => text[field] !== before[field];
  const place = Object.entries(checkPlace(text)).filter(
    ([field, problem]) => problem === 'wrong' && (changed(field as PlaceField) || changed('country')),
  );
  return {
    ...(changed('phone') &&
      text.phone.trim() !== '' &&
      !isPhoneNumber(text.phone) && { phone: true as const }),
    ...(Object.fromEntries(place) as Partial<Record<PlaceField, 'wrong'>>),
  };
}
