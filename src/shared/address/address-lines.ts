import { formatAddress, type AddressPerson, type PostalAddress } from './format-address.ts';
import { subdivisionName } from './subdivisions.ts';

/**
 * Who and where, line by line as the country writes it. It brings the names of all states; where a page must not, it
 * calls `formatAddress` with names that are loaded later.
 */
export const addressLines = (
  address: PostalAddress | null | undefined,
  person: AddressPerson | null | undefined,
  locale: string,
): string[] => formatAddress(address, person, locale, subdivisionName);
