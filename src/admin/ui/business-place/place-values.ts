import { placeFields, type PlaceField } from '#shared/address/address-form.ts';
import { hasPostcode, isPostcode, postcodeExample } from '#shared/address/postcodes.ts';
import { isTimeOfDay, overlapIn, WEEK, type WeekHours } from '#shared/opening-hours.ts';
import { isPhoneNumber } from '#shared/phone.ts';
import { isMailAddress } from '#shared/site-contact.ts';
import type { Problem } from '../form/form-errors.ts';

export const addressNames = [
  'street',
  'streetNumber',
  'apartmentNumber',
  'zip',
  'city',
  'state',
  'country',
] as const;

/** Where a business is, how it is reached, and when it is open. */
export type PlaceValues = Record<(typeof addressNames)[number] | 'email' | 'phone', string> & {
  hours: WeekHours;
};

/** What is wrong with them, by the name of the field. */
export function placeProblems({ email, phone, hours, country, zip }: PlaceValues): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  if (zip.trim() !== '' && hasPostcode(country) && !isPostcode(country, zip))
    problems['zip'] = { key: 'address.wrongPostcode', values: { example: postcodeExample(country) } };
  if (email.trim() !== '' && !isMailAddress(email.trim()))
    problems['email'] = { key: 'business-place.problem.email' };
  if (phone.trim() !== '' && !isPhoneNumber(phone)) problems['phone'] = { key: 'counterpart.form.notPhone' };
  for (const day of WEEK) {
    const spans = hours[day];
    for (const [index, { open, close }] of spans.entries())
      if (!isTimeOfDay(open) || !isTimeOfDay(close))
        problems[`hours.${day}.${index}`] = { key: 'business-place.problem.time' };
    const overlap = overlapIn(spans);
    if (overlap >= 0) problems[`hours.${day}.${overlap}`] ??= { key: 'business-place.problem.overlap' };
  }
  return problems;
}

const PLACE_FIELDS: Readonly<Record<string, PlaceField>> = {
  zip: 'postalCode',
  city: 'city',
  state: 'subdivision',
};

/** The parts of the address are called what they are called in its country, such as ZIP code. */
export function addressLabel(name: string, { country }: Pick<PlaceValues, 'country'>): Problem | undefined {
  const field = placeFields(country).find((one) => one.name === PLACE_FIELDS[name]);
  return field && { key: `address.${field.name}.${field.kind}` };
}
