import { checkPlace, tidyPlace, type PlaceField, type PlaceProblem } from '#shared/address/address-form.ts';
import { postcodeExample } from '#shared/address/postcodes.ts';
import { DEFAULT_CHECKOUT_PAGE, type FieldRequirements } from '#shared/checkout-page.ts';
import { isPhoneNumber } from '#shared/phone.ts';
import type { AddressField, AddressValues } from './address.ts';

/** Which message tells how to write the field. */
export type AddressProblem =
  | { key: 'address.needed.firstName' | 'address.needed.lastName' | 'address.needed.line1' }
  | { key: 'address.needed.city' | 'address.needed.country' | 'address.needed.subdivision' }
  | { key: 'address.needed.company' | 'address.needed.line2' | 'address.needed.phone' }
  | { key: 'address.needed.postalCode' | 'address.wrong.phone' | 'address.wrong.lettersAtEnd' }
  | { key: 'address.wrong.postalCode'; example: string };

export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

/** What of an address a shop may want or not, under the names of the form. */
const WANTED = { company: 'company', line2: 'addressLine2', phone: 'phone' } as const;

export const defaultRequirements: FieldRequirements = DEFAULT_CHECKOUT_PAGE.fields;

const NEEDED = ['firstName', 'lastName', 'line1', 'country'] as const;

export function checkAddress(
  values: AddressValues,
  fieldRequirements: FieldRequirements = defaultRequirements,
): AddressProblems {
  const problems: AddressProblems = {};
  for (const field of ['company', 'line2', 'phone'] as const)
    if (fieldRequirements[WANTED[field]] === 'REQUIRED' && values[field].trim() === '')
      problems[field] = { key: `address.needed.${field}` };
  for (const field of NEEDED)
    if (values[field].trim() === '') problems[field] = { key: `address.needed.${field}` };
  for (const [field, problem] of Object.entries(checkPlace(values)) as [PlaceField, PlaceProblem][])
    problems[field] = placeProblem(values, field, problem);
  if (values.phone.trim() !== '' && !isPhoneNumber(values.phone))
    problems.phone = { key: 'address.wrong.phone' };
  return problems;
}

function placeProblem(
  { country, postalCode }: AddressValues,
  field: PlaceField,
  problem: PlaceProblem,
): AddressProblem {
  if (field !== 'postalCode' || problem === 'needed') return { key: `address.needed.${field}` };
  if (country === 'NL' && /^\d{4} ?[A-Z]?$/i.test(postalCode.trim()))
    return { key: 'address.wrong.lettersAtEnd' };
  return { key: 'address.wrong.postalCode', example: postcodeExample(country) ?? '' };
}

/** As it goes to the platform: trimmed, and only what addresses of its country have. */
export const tidyAddress = (values: AddressValues): AddressValues =>
  tidyPlace(
    Object.fromEntries(
      Object.entries(values).map(([field, value]: [string, string]) => [field, value.trim()]),
    ) as unknown as AddressValues,
  );
