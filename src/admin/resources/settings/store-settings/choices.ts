import { listCountries } from '#shared/countries.ts';
import { STORE_LANGUAGES } from '#shared/store-settings.ts';

interface Choice {
  value: string;
  label: string;
}

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label, 'en');

const names = (type: 'currency' | 'language'): ((code: string) => string) => {
  const display = new Intl.DisplayNames('en', { type });
  return (code) => display.of(code) ?? code;
};

export function currencyChoices(): Choice[] {
  const nameOf = names('currency');
  return Intl.supportedValuesOf('currency')
    .map((value) => ({ value, label: `${nameOf(value)} (${value})` }))
    .toSorted(byLabel);
}

export const timeZoneChoices = (): Choice[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));

export function languageChoices(): Choice[] {
  const nameOf = names('language');
  return STORE_LANGUAGES.map((value) => ({ value, label: nameOf(value) }));
}

export const countryChoices = (): Choice[] =>
  listCountries('en').map(({ code, name }) => ({ value: code, label: name }));
