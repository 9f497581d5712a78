import { hasSubdivisions } from '#shared/address/address-form.ts';
import { formatAddress, type AddressPerson, type PostalAddress } from '#shared/address/format-address.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale } from '../page-context.tsx';
import { useSubdivisionTable } from './use-subdivisions.ts';

/** Who and where, line by line as the country writes it. The name of the state follows once it is loaded. */
export function useAddressLines(
  address: PostalAddress | null | undefined,
  person?: AddressPerson | null,
): string[] {
  const { tag } = locales[useLocale()];
  const table = useSubdivisionTable(Boolean(address?.subdivision) && hasSubdivisions(address?.country ?? ''));
  return formatAddress(address, person, tag, table?.subdivisionName);
}
