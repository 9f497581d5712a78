import type { Context } from '../../context.ts';
import { standingMappings } from '../manual-tax-mappings/public.ts';
import { PRODUCTS_GROUP } from '../tax-groups/public.ts';
import { taxRegionAt, type TaxAddress } from '../tax-regions/public.ts';
import { readTaxSettings } from '../tax-settings/public.ts';
import { rateTable } from './rules/rate-table.ts';
import type { TaxRate } from './rules/tax-rate.ts';

/** What a buyer's address means for tax. */
export interface TaxLaw {
  /** Whether prices carry the tax already. */
  isIncluded: boolean;
  rateFor: (taxGroupId: string | undefined) => TaxRate;
}

/** Without a region for the address nothing is collected. */
export async function taxLawAt(
  context: Context,
  address: TaxAddress,
  exemptGroupId?: string,
): Promise<TaxLaw> {
  const settings = await readTaxSettings(context);
  const region = await taxRegionAt(context, address);
  const mappings = region ? await standingMappings(context, region.id) : [];
  return {
    isIncluded: settings.taxIncludedInItemPrices || (region?.taxIncludedInPrice ?? false),
    rateFor: rateTable(region, mappings, { defaultGroupId: PRODUCTS_GROUP.id, exemptGroupId }),
  };
}
