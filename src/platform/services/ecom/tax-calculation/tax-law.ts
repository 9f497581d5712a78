import { isPositiveMoney } from '#shared/money.ts';
import { countryOfTaxId } from '#shared/tax-ids.ts';
import type { Context } from '#platform/context.ts';
import { exemptGroupOf, type TaxedBuyer } from '../contact-tax-details/public.ts';
import { cachedMappings, type ManualTaxMapping } from '../manual-tax-mappings/public.ts';
import { readSellerTaxId } from '../order-invoices/seller/public.ts';
import { FULL_EXEMPTION } from '../tax-exempt-groups/public.ts';
import { PRODUCTS_GROUP } from '../tax-groups/public.ts';
import { taxRegionAt, type TaxAddress, type TaxRegion } from '../tax-regions/public.ts';
import { readTaxSettings } from '../tax-settings/public.ts';
import { outsideRegions } from './rules/place-law.ts';
import { rateTable } from './rules/rate-table.ts';
import { reverseChargeOf } from './rules/reverse-charge.ts';
import type { TaxRate } from './rules/tax-rate.ts';

/** What a buyer's address means for tax. */
export interface TaxLaw {
  /** Whether prices carry the tax already. */
  isIncluded: boolean;
  rateFor: (taxGroupId: string | undefined) => TaxRate;
  region: TaxRegion | undefined;
  sellerCountry: string | undefined;
  exemptGroupId: string | undefined;
}

export interface TaxedDeal {
  address: TaxAddress;
  buyer?: TaxedBuyer | undefined;
  /** Instead of the one that the buyer belongs to. */
  exemptGroupId?: string | undefined;
  /** Of a business, as it was typed. */
  taxId?: string | undefined;
  billedTo?: string | undefined;
  /** Not saved yet: each takes the place of the one of its group and region. */
  drafts?: readonly ManualTaxMapping[] | undefined;
}

function withDrafts(
  stored: readonly ManualTaxMapping[],
  drafts: readonly ManualTaxMapping[],
  region: TaxRegion,
): readonly ManualTaxMapping[] {
  const here = drafts.filter(({ taxRegionId }) => taxRegionId === region.id);
  if (here.length === 0) return stored;
  const groups = new Set(here.map(({ taxGroupId }) => taxGroupId));
  return [...stored.filter(({ taxGroupId }) => !groups.has(taxGroupId)), ...here];
}

/** Nobody is asked for where nobody could be exempt of anything. */
async function groupOf(
  context: Context,
  { exemptGroupId, buyer }: TaxedDeal,
  mappings: readonly ManualTaxMapping[],
): Promise<string | undefined> {
  if (exemptGroupId !== undefined || !buyer) return exemptGroupId;
  return mappings.some(({ taxRate }) => isPositiveMoney(taxRate)) ? exemptGroupOf(context, buyer) : undefined;
}

/** Without a region for the address nothing is collected. */
export async function taxLawAt(context: Context, deal: TaxedDeal): Promise<TaxLaw> {
  const { address, taxId, billedTo, drafts = [] } = deal;
  const settings = await readTaxSettings(context);
  const region = await taxRegionAt(context, address);
  const sellerCountry = countryOfTaxId(await readSellerTaxId(context));
  const country = address.country ?? '';
  const reverseCharge = reverseChargeOf({ sellerCountry, country, taxId, billedTo });
  const mappings = region ? withDrafts(await cachedMappings(context, region.id), drafts, region) : [];
  const exemptGroupId = await groupOf(context, deal, mappings);
  const nowhere = outsideRegions({ country, sellerCountry, reverseCharge });
  return {
    isIncluded: settings.taxIncludedInItemPrices || (region?.taxIncludedInPrice ?? false),
    rateFor: region
      ? rateTable(region, mappings, {
          defaultGroupId: PRODUCTS_GROUP.id,
          exemptGroupId,
          fullExemptionId: FULL_EXEMPTION.id,
          reverseCharge,
        })
      : () => nowhere,
    region,
    sellerCountry,
    exemptGroupId,
  };
}
