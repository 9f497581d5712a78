import { useTranslate } from 'ra-core';
import type { FormErrors } from './product-form.ts';

/** What to write under a field, by its place in the form. */
export function useErrorText(errors: FormErrors): (place: string) => string | undefined {
  const translate = useTranslate();
  return (place) => {
    const key = errors[place];
    return key === undefined ? undefined : translate(`products.error.${key}`);
  };
}
