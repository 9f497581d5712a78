import type { ManualTaxMappingsApi, Reply } from '#platform/contract/index.ts';

type ApiMapping = NonNullable<Reply<ManualTaxMappingsApi, 'getManualTaxMapping'>['manualTaxMapping']>;

/** What one group of goods is taxed with in one region. */
export type ManualTaxMapping = ApiMapping & {
  id: string;
  taxGroupId: string;
  taxRegionId: string;
  /** A fraction: `0.23`. */
  taxRate: string;
};
