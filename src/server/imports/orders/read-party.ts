import { omitEmpty } from '#shared/omit-empty.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { readCountry } from '../read-country.ts';
import { subdivisionIn } from '../read-subdivision.ts';
import { phoneIn, unguardDigits } from '../cells.ts';
import type { RowReader } from '../row-reader.ts';

type PartyKey =
  | 'name'
  | 'first'
  | 'last'
  | 'company'
  | 'phone'
  | 'street'
  | 'street2'
  | 'city'
  | 'region'
  | 'zip'
  | 'country';

type PartyFields = Readonly<Record<PartyKey, OrderImportField>>;

export const billingFields: PartyFields = {
  name: 'name',
  first: 'firstName',
  last: 'lastName',
  company: 'company',
  phone: 'phone',
  street: 'street',
  street2: 'street2',
  city: 'city',
  region: 'region',
  zip: 'zip',
  country: 'country',
};

export const shippingFields: PartyFields = {
  name: 'shipName',
  first: 'shipFirstName',
  last: 'shipLastName',
  company: 'shipCompany',
  phone: 'shipPhone',
  street: 'shipStreet',
  street2: 'shipStreet2',
  city: 'shipCity',
  region: 'shipRegion',
  zip: 'shipZip',
  country: 'shipCountry',
};

interface ReadParty {
  contactDetails: Record<string, string>;
  address: Record<string, string>;
}

/** Who pays, or who receives the order. One name is divided in two where the file has only one. */
export function readParty(from: RowReader<OrderImportField>, fields: PartyFields): ReadParty {
  const [first = '', ...rest] = from.text(fields.name).split(/\s+/);
  const firstName = from.text(fields.first) || first;
  const lastName = from.text(fields.last) || (from.text(fields.first) ? '' : rest.join(' '));
  const country = from.read(fields.country, readCountry, 'is not a country');
  return {
    contactDetails: omitEmpty({
      firstName,
      lastName,
      company: from.text(fields.company),
      phone: phoneIn(from.text(fields.phone)),
    }),
    address: omitEmpty({
      country,
      subdivision: subdivisionIn(country, from.text(fields.region)),
      city: from.text(fields.city),
      postalCode: unguardDigits(from.text(fields.zip)),
      addressLine: from.text(fields.street),
      addressLine2: from.text(fields.street2),
    }),
  };
}
