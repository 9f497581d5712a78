import type { TaxRegion } from '../tax-region.ts';

export interface TaxAddress {
  country?: string | null;
  /** With or without the country before it. */
  subdivision?: string | null;
}

/** `PT-30` and `30` are the same part of Portugal. */
export const partOf = (country: string, subdivision: string | null | undefined): string =>
  (subdivision ?? '').startsWith(`${country}-`)
    ? (subdivision ?? '').slice(country.length + 1)
    : (subdivision ?? '');

/** The part of the country before the country. */
export function matchRegion(
  regions: readonly TaxRegion[],
  { country, subdivision }: TaxAddress,
): TaxRegion | undefined {
  if (!country) return undefined;
  const here = regions.filter((region) => region.country === country);
  const part = partOf(country, subdivision);
  return (
    here.find((region) => region.subdivision !== '' && region.subdivision === part) ??
    here.find((region) => region.subdivision === '')
  );
}
