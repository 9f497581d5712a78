import type { Reply, TaxRegionsApi } from '#platform/contract/index.ts';

/** A place with a tax law of its own: a country, or a part of one. */
export type TaxRegion = NonNullable<Reply<TaxRegionsApi, 'getTaxRegion'>['taxRegion']> & {
  id: string;
  country: string;
  /** Without the country before it; empty: all of the country. */
  subdivision: string;
  appId: string;
  taxIncludedInPrice: boolean;
};
