import { isStoreUrl, type StoreSettings } from '#shared/store-settings.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import type { StoreSettingsRecord } from './provider.ts';

/** The language and the country of the locale are chosen one by one. */
interface StoreSettingsValues extends Record<string, unknown> {
  currency: string;
  timeZone: string;
  language: string;
  /** Empty where the language alone says how dates and numbers are written. */
  country: string;
  url: string;
}

export function readValues(record: StoreSettingsRecord | undefined): StoreSettingsValues {
  const [language = '', country = ''] = (record?.locale ?? '').split('-');
  return {
    currency: record?.currency ?? '',
    timeZone: record?.timeZone ?? '',
    language,
    country,
    url: record?.url ?? '',
  };
}

const tidyUrl = (url: string): string => url.trim().replace(/\/+$/, '');

export const problemsOf = ({ url }: StoreSettingsValues): Problems =>
  isStoreUrl(tidyUrl(url)) ? {} : { url: { key: 'store-settings.problem.url' } };

export function toChange(
  { currency, timeZone, language, country, url }: StoreSettingsValues,
  changed: ReadonlySet<string>,
): Partial<StoreSettings> {
  return {
    ...(changed.has('currency') && { currency }),
    ...(changed.has('timeZone') && { timeZone }),
    ...((changed.has('language') || changed.has('country')) && {
      locale: country === '' ? language : `${language}-${country}`,
    }),
    ...(changed.has('url') && { url: tidyUrl(url) }),
  };
}
