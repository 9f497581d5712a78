import * as mappings from '@wix/auto_sdk_ecom_manual-tax-mappings';
import { listTaxCalculators } from '@wix/auto_sdk_ecom_tax-calculation';
import * as regions from '@wix/auto_sdk_ecom_tax-regions';
import { getTaxSettings, upsertTaxSettings } from '@wix/auto_sdk_ecom_tax-settings';
import { readEveryPage } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type ManualTaxMapping = mappings.ManualTaxMapping;
export type TaxRegion = regions.TaxRegion;
/** A mapping that is made: these three make it one. */
export type NewTaxMapping = Pick<ManualTaxMapping, 'taxName' | 'taxType' | 'exemptRates'> & {
  taxGroupId: string;
  taxRegionId: string;
  taxRate: string;
};

/** What one of many came to. */
export interface OneOfMany {
  itemMetadata?: {
    originalIndex?: number;
    success?: boolean;
    error?: { code?: string; description?: string };
  };
}

const allRegions = (options?: CallOptions): Promise<TaxRegion[]> =>
  readEveryPage('taxRegions', (query) => staffClient(options).use(regions.queryTaxRegions)(query as object));

/** The list without pages ends at a thousand. */
const MAX_LISTED = 1000;

async function allMappings(options?: CallOptions): Promise<ManualTaxMapping[]> {
  const client = staffClient(options);
  const listed = (await client.use(mappings.listManualTaxMappings)()).manualTaxMappings ?? [];
  if (listed.length < MAX_LISTED) return listed;
  return readEveryPage('manualTaxMappings', (query) =>
    client.use(mappings.queryManualTaxMappings)(query as object),
  );
}

export const taxOperations = {
  settings: async (options?: CallOptions) =>
    (await staffClient(options).use(getTaxSettings)()).taxSettings ?? {},
  setIncluded: (taxIncludedInItemPrices: boolean) =>
    staffClient().use(upsertTaxSettings)({ taxIncludedInItemPrices }),
  calculators: async (options?: CallOptions) =>
    (await staffClient(options).use(listTaxCalculators)()).taxCalculatorDetails ?? [],
  regions: allRegions,
  addRegions: async (added: TaxRegion[]): Promise<OneOfMany[]> =>
    (await staffClient().use(regions.bulkCreateTaxRegion)(added, { returnEntity: false })).results ?? [],
  updateRegion: (id: string, region: { revision: string; taxIncludedInPrice: boolean }) =>
    staffClient().use(regions.updateTaxRegion)(id, region),
  removeRegion: (id: string) => staffClient().use(regions.deleteTaxRegion)(id),
  mappings: allMappings,
  addMappings: async (added: NewTaxMapping[]): Promise<OneOfMany[]> =>
    (await staffClient().use(mappings.bulkCreateManualTaxMappings)(added)).results ?? [],
  updateMapping: (id: string, mapping: { revision: string; taxRate: string }) =>
    staffClient().use(mappings.updateManualTaxMapping)(id, mapping),
  removeMapping: (id: string) => staffClient().use(mappings.deleteManualTaxMapping)(id),
};
