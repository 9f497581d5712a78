import { countryName } from '#shared/countries.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import type { OpenCustomer } from '../customer-record.ts';

/** "Utrecht, Netherlands". */
export function usePlaceOf({ details, country }: OpenCustomer): string {
  const { locale } = useStoreProfile();
  const city = details.account?.addresses[0]?.city;
  return [city, country && countryName(locale, country)].filter(Boolean).join(', ');
}
