import { deliveryAddressOf } from '../../../../shared/delivery-address.ts';
import { countryName } from '../../../../shared/countries.ts';
import type { Order } from '../../../../wix/order-operations.ts';

export type AddressWithContact = NonNullable<Order['billingInfo']>;
export type AddressPlace = 'shipping' | 'billing';

export const addressOf = (order: Order, place: AddressPlace): AddressWithContact | undefined =>
  place === 'billing' ? order.billingInfo : deliveryAddressOf(order);

export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'country',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressText = Record<AddressField, string>;

const street = ({ streetAddress, addressLine1 }: NonNullable<AddressWithContact['address']>): string =>
  addressLine1 ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');

export function addressText(of: AddressWithContact | undefined): AddressText {
  const { address, contactDetails: contact } = of ?? {};
  return {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    company: contact?.company ?? '',
    phone: contact?.phone ?? '',
    addressLine: address ? street(address) : '',
    addressLine2: address?.addressLine2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
  };
}

/** Keeps what the form does not show (subdivision, VAT id, coordinates), unless the street moved. */
export function addressFrom(text: AddressText, before: AddressWithContact | undefined): AddressWithContact {
  const was = addressText(before);
  const moved = text.addressLine !== was.addressLine;
  const { streetAddress, location, countryFullname, ...kept } = before?.address ?? {};
  const abroad = text.country !== was.country;
  return {
    address: {
      ...kept,
      ...(moved || !streetAddress ? {} : { streetAddress }),
      ...(moved || !location ? {} : { location }),
      ...(abroad || !countryFullname ? {} : { countryFullname }),
      ...(moved || before?.address?.addressLine1 ? { addressLine1: text.addressLine } : {}),
      addressLine2: text.addressLine2,
      postalCode: text.postalCode,
      city: text.city,
      country: text.country.toUpperCase(),
    },
    contactDetails: {
      ...before?.contactDetails,
      firstName: text.firstName,
      lastName: text.lastName,
      company: text.company,
      phone: text.phone,
    },
  };
}

/** As it stands on a parcel. */
export function addressLines(of: AddressWithContact | undefined, locale: string): string[] {
  const text = addressText(of);
  const country = of?.address?.countryFullname ?? countryName(locale, text.country);
  return [
    [text.firstName, text.lastName].filter(Boolean).join(' '),
    text.company,
    text.addressLine,
    text.addressLine2,
    [text.postalCode, text.city].filter(Boolean).join(' '),
    country,
  ].filter((line) => line !== '');
}
