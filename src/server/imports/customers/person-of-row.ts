import {
  customKeyOf,
  PERSON_BOUNDS,
  type CustomerImportField,
  type ImportedAddress,
  type ImportedPerson,
} from '#shared/customer-import.ts';
import { MAX_CUSTOMER_NOTE } from '#shared/customers.ts';
import type { ImportMapping } from '#shared/imports.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import { readStyled } from '#shared/number-styles.ts';
import { phoneIn, readPhone, unguardDigits } from '../cells.ts';
import { readDay } from '../dates/read-date.ts';
import { readCountry } from '../read-country.ts';
import { subdivisionIn } from '../read-subdivision.ts';
import type { RowReader } from '../row-reader.ts';

type From = RowReader<CustomerImportField>;

/** What stands in a cell, where it is not longer than that. */
function text(from: From, field: CustomerImportField, max: number = PERSON_BOUNDS.text): string | undefined {
  const fits = (cell: string): string | undefined => (cell.length <= max ? cell : undefined);
  return from.read(field, fits, `is longer than ${max} characters`);
}

function nameOf(from: From): { firstName?: string; lastName?: string } {
  const [first, ...rest] = (text(from, 'name') ?? '').split(/\s+/);
  const hasParts = from.has('firstName', 'lastName');
  return omitNullish({
    firstName: text(from, 'firstName') ?? (hasParts ? undefined : first || undefined),
    lastName: text(from, 'lastName') ?? (hasParts ? undefined : rest.join(' ') || undefined),
  });
}

function phonesOf(from: From): string[] | undefined {
  const wrong = 'is not a phone number';
  const first = phoneIn(from.text('phone')) === '' ? undefined : from.read('phone', readPhone, wrong);
  const others = from.rows.flatMap((row) =>
    from.cells(row, 'phone2').flatMap(({ cell }) => {
      if (phoneIn(cell) === '') return [];
      const phone = readPhone(cell);
      if (phone === undefined) from.blame('format', 'phone2', wrong, row);
      return phone ?? [];
    }),
  );
  const phones = [...new Set([...(first === undefined ? [] : [first]), ...others])];
  if (phones.length > PERSON_BOUNDS.phones)
    from.blame('format', 'phone2', `has more than ${PERSON_BOUNDS.phones} phone numbers`);
  return phones.length > 0 ? phones : undefined;
}

function birthdateOf(from: From, now: Date): string | undefined {
  const style = from.dateStyleOf('birthdate');
  const day = from.read(
    'birthdate',
    (cell) => readDay(cell, style),
    'is not a date with a year of four digits',
  );
  if (day !== undefined && Date.parse(day) > now.getTime())
    from.blame('format', 'birthdate', 'is in the future');
  return day;
}

const isAny = (address: ImportedAddress): boolean => Object.keys(address).length > 0;

function addressOf(from: From): ImportedAddress | undefined {
  const country = from.read('country', readCountry, 'is not a country');
  const zip = text(from, 'zip');
  const address = omitNullish({
    addressLine: text(from, 'street'),
    addressLine2: text(from, 'street2'),
    city: text(from, 'city'),
    postalCode: zip === undefined ? undefined : unguardDigits(zip),
    subdivision: subdivisionIn(country, text(from, 'subdivision')),
    country,
  });
  return isAny(address) ? address : undefined;
}

const otherParts = [
  ['otherCountry', 'country'],
  ['otherStreet', 'addressLine'],
  ['otherStreet2', 'addressLine2'],
  ['otherCity', 'city'],
  ['otherZip', 'postalCode'],
  ['otherSubdivision', 'subdivision'],
] as const satisfies readonly (readonly [CustomerImportField, keyof ImportedAddress])[];

/** Which of the addresses a column is about: 2 in `Address 2 - City` and `Address City - 2`; 0 where its title has no number. */
const addressNumber = (title: string): number =>
  Number(/^address (\d+)/i.exec(title)?.[1] ?? / - (\d+)$/.exec(title)?.[1] ?? '0');

function otherAddressesOf(from: From): ImportedAddress[] | undefined {
  const [row] = from.rows;
  if (!row) return undefined;
  const addresses = new Map<number, ImportedAddress>();
  for (const [field, part] of otherParts)
    for (const { title, cell } of from.cells(row, field)) {
      if (cell === '') continue;
      const number = addressNumber(title);
      const address = addresses.get(number) ?? {};
      const value =
        part === 'country'
          ? readCountry(cell)
          : part === 'subdivision'
            ? subdivisionIn(address.country, cell)
            : unguardDigits(cell);
      if (value === undefined) from.blame('format', field, 'is not a country', row);
      else if (value.length > PERSON_BOUNDS.text)
        from.blame('format', field, `is longer than ${PERSON_BOUNDS.text} characters`, row);
      else addresses.set(number, { ...address, [part]: value });
    }
  // A country alone is no address.
  const written = [...addresses]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, address]) => (Object.keys(address).some((part) => part !== 'country') ? [address] : []));
  return written.length > 0 ? written.slice(0, PERSON_BOUNDS.otherAddresses) : undefined;
}

interface PersonOptions {
  mapping: ImportMapping<CustomerImportField>;
  /** Of the shop's own fields. */
  isNumber: (field: CustomerImportField) => boolean;
  now: Date;
}

function customFieldsOf(
  from: From,
  { mapping, isNumber }: PersonOptions,
): Record<string, string> | undefined {
  const valueOf = (field: CustomerImportField): string | undefined =>
    isNumber(field)
      ? from.read(field, (cell, style) => readStyled(cell, style)?.value, 'must be a number')
      : text(from, field, PERSON_BOUNDS.value);
  const values = mapping.flatMap((field) => {
    const key = field === null ? undefined : customKeyOf(field);
    const value = field !== null && key !== undefined ? valueOf(field) : undefined;
    return key !== undefined && value !== undefined ? [[key, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** Several stand in one cell, between commas, semicolons or bars. */
function badgesOf(from: From): string[] | undefined {
  const titles = from
    .text('badges')
    .split(/[,;|\n]/)
    .map((title) => title.trim())
    .filter((title) => title !== '');
  if (titles.length > PERSON_BOUNDS.badges)
    from.blame('format', 'badges', `has more than ${PERSON_BOUNDS.badges} badges`);
  if (titles.some((title) => title.length > PERSON_BOUNDS.text))
    from.blame('format', 'badges', `has a badge longer than ${PERSON_BOUNDS.text} characters`);
  return titles.length > 0 ? [...new Set(titles)] : undefined;
}

/** The person that this row tells of; what is wrong with it is told by the reader. */
export function personOfRow(from: From, email: string, options: PersonOptions): ImportedPerson {
  if (from.text('kind').toUpperCase() === 'GUEST')
    from.blame('guest', 'kind', 'is a guest, who has no account');
  return {
    row: from.rows[0]?.row ?? 0,
    email,
    ...nameOf(from),
    ...omitNullish({
      nickname: text(from, 'nickname'),
      company: text(from, 'company'),
      jobTitle: text(from, 'jobTitle'),
      phones: phonesOf(from),
      birthdate: birthdateOf(from, options.now),
      address: addressOf(from),
      otherAddresses: otherAddressesOf(from),
      customFields: customFieldsOf(from, options),
      badges: badgesOf(from),
      note: text(from, 'note', MAX_CUSTOMER_NOTE),
    }),
  };
}
