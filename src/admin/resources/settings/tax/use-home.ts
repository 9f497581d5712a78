import { useMemo } from 'react';
import { listCountries } from '#shared/countries.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { homeOf } from './tax-location.ts';

/** The country that the shop is at home in, by its clocks. */
export function useHome(): string | undefined {
  const { timeZone } = useStoreProfile();
  return useMemo(
    () =>
      homeOf(
        timeZone,
        listCountries('en').map(({ code }) => code),
      ),
    [timeZone],
  );
}
