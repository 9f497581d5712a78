import { subdivisionOf } from '../../../shared/address/address-form.ts';
import { readSubdivision } from '../../../shared/address/subdivisions.ts';
import {
  customKeyOf,
  PERSON_BOUNDS,
  type CustomerImportField,
  type ImportedPerson,
} from '../../../shared/customer-import.ts';
import { MOST_CUSTOMER_NOTE } from '../../../shared/customers.ts';
import type { ImportMapping } from '../../../shared/imports.ts';
import { readStyled } from '../../../shared/number-styles.ts';
import { readCountry, readDay, readPhone, type DayOrder } from '../cells.ts';
import type { RowReader } from '../row-reader.ts';

type From = RowReader<CustomerImportField>;

/** What stands in a cell, where it is not longer than that. */
function text(from: From, field: CustomerImportField, most: number = PERSON_BOUNDS.text): string | undefined {
  const fits = (cell: string): string | undefined => (cell.length <= most ? cell : undefined);
  return from.read(field, fits, `is longer than ${most} characters`);
}

const present = <Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

function nameOf(from: From): { firstName?: string; lastName?: string } {
  const [first, ...rest] = (text(from, 'name') ?? '').split(/\s+/);
  const hasParts = from.has('firstName', 'lastName');
  return present({
    firstName: text(from, 'firstName') ?? (hasParts ? undefined : first || undefined),
    lastName: text(from, 'lastName') ?? (hasParts ? undefined : rest.join(' ') || undefined),
  });
}

function phonesOf(from: From): string[] | undefined {
  const phones = (['phone', 'phone2'] as const).flatMap(
    (field) => from.read(field, readPhone, 'is not a phone number') ?? [],
  );
  return phones.length > 0 ? phones : undefined;
}

const birthdates: readonly (readonly [CustomerImportField, DayOrder, string])[] = [
  ['birthdate', 'yearFirst', 'is not a date with the year first'],
  ['birthdateMonthFirst', 'monthFirst', 'is not a date with the month first'],
  ['birthdateDayFirst', 'dayFirst', 'is not a date with the day first'],
];

function birthdateOf(from: From, now: Date): string | undefined {
  for (const [field, order, wrong] of birthdates) {
    const day = from.read(field, (cell) => readDay(cell, order), wrong);
    if (day === undefined) continue;
    if (Date.parse(day) > now.getTime()) from.blame('format', field, 'is in the future');
    return day;
  }
  return undefined;
}

/** `ON` and `Ontario` in Canada are `CA-ON`, as the shop writes it everywhere. */
function subdivisionIn(country: string | undefined, cell: string | undefined): string | undefined {
  if (country === undefined || cell === undefined) return cell;
  return readSubdivision(country, cell) ?? (subdivisionOf(country, cell) || cell);
}

function addressOf(from: From): ImportedPerson['address'] {
  const country = from.read('country', readCountry, 'is not a country');
  const address = present<NonNullable<ImportedPerson['address']>>({
    addressLine: text(from, 'street'),
    addressLine2: text(from, 'street2'),
    city: text(from, 'city'),
    postalCode: text(from, 'zip'),
    subdivision: subdivisionIn(country, text(from, 'subdivision')),
    country,
  });
  return Object.keys(address).length > 0 ? address : undefined;
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
    ...present({
      nickname: text(from, 'nickname'),
      company: text(from, 'company'),
      jobTitle: text(from, 'jobTitle'),
      phones: phonesOf(from),
      birthdate: birthdateOf(from, options.now),
      address: addressOf(from),
      customFields: customFieldsOf(from, options),
      badges: badgesOf(from),
      note: text(from, 'note', MOST_CUSTOMER_NOTE),
    }),
  };
}
