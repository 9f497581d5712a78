import type { Reply, TaxRegionsApi } from '../../contract/index.ts';

/** As a caller sends it. */
export type TaxRegionInput = NonNullable<Reply<TaxRegionsApi, 'getTaxRegion'>['taxRegion']>;

/** A place with a tax law of its own: a country, or a part of one. */
export type TaxRegion = TaxRegionInput & {
  id: string;
  country: string;
  /** Without the country before it; empty: all of the country. */
  subdivision: string;
  appId: string;
  taxIncludedInPrice: boolean;
};
