import { useResourceContext, useTranslate } from 'ra-core';

/** A desk's own words for something common, or the general ones with the name of its records in them. */
export function useRecordMessages(): (key: string, values?: object) => string {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (key, values) => {
    const record = translate(`${resource}.one`, { _: '' });
    const general = translate(`counterpart.record.${key}`, { ...values, record });
    return translate(`${resource}.${key}`, { ...values, _: general });
  };
}
