import type { PlaceField, PlaceFieldRule, PlaceProblem } from '#shared/address/address-form.ts';
import { placeFields } from '#shared/address/address-form.ts';
import { postcodeExample } from '#shared/address/postcodes.ts';

type Translate = (key: string, values?: object) => string;

/** What the field is called in the country, and whether it may stay empty. */
export function placeLabel(translate: Translate, { name, kind, required }: PlaceFieldRule): string {
  const label = translate(`address.${name}.${kind}`);
  return required ? label : translate('address.optional', { label });
}

/** What is wrong with the fields, as one reads it below them. */
export function placeErrors(
  translate: Translate,
  country: string,
  problems: Partial<Record<PlaceField, PlaceProblem>>,
): Partial<Record<PlaceField, string>> {
  const errors: Partial<Record<PlaceField, string>> = {};
  for (const { name, kind } of placeFields(country)) {
    const label = translate(`address.${name}.${kind}`)
      .toLowerCase()
      .replace(/^zip/, 'ZIP')
      .replace(/^pin/, 'PIN');
    const problem = problems[name];
    if (problem === 'needed')
      errors[name] = translate(name === 'subdivision' ? 'address.choose' : 'address.needed', { label });
    if (problem === 'wrong')
      errors[name] =
        name === 'postalCode'
          ? translate('address.wrongPostcode', { example: postcodeExample(country) })
          : translate('address.wrongSubdivision');
  }
  return errors;
}
