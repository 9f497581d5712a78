import { omitEmpty } from '#shared/omit-empty.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { cutText } from '#shared/cut-text.ts';
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

export type PartyFields = Readonly<Record<PartyKey, OrderImportField>>;

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

/** The longest texts that an address of the contract has. */
const MAX_CITY = 50;
const MAX_STREET = 150;

/** A text divided between two words, where it is longer than its place. */
function divide(text: string, max: number): [start: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const space = text.lastIndexOf(' ', max);
  const start = space > 0 ? text.slice(0, space) : cutText(text, max);
  return [start.replace(/[\s,;]+$/, ''), text.slice(start.length).trim()];
}

/** Buyers write whole addresses into one field: what it has no room for continues in the second line. */
function linesIn(street: string, street2: string, city: string): Record<string, string> {
  const [addressLine, restOfStreet] = divide(street, MAX_STREET);
  const [shortCity, restOfCity] = divide(city, MAX_CITY);
  return {
    city: shortCity,
    addressLine,
    addressLine2: [restOfStreet, street2, restOfCity].filter((line) => line !== '').join(', '),
  };
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
      postalCode: unguardDigits(from.text(fields.zip)),
      ...linesIn(from.text(fields.street), from.text(fields.street2), from.text(fields.city)),
    }),
  };
}
