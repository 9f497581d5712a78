import { createContext } from 'react';
import type { ServedCountries } from '#shared/served-countries.ts';
import type { PageRequest } from '../define-page.ts';

export interface ServedData {
  /** Absent where a hosted platform keeps that. */
  served?: ServedCountries | undefined;
}

/** The countries that the store delivers to, for forms below a page that has read them. */
export const ServedContext = createContext<ServedCountries | undefined>(undefined);

export const readServed = async ({ checkoutPage }: PageRequest): Promise<ServedData> => ({
  served: (await checkoutPage())?.served,
});
