import type { ManualTaxMapping } from '../../manual-tax-mappings/public.ts';
import type { TaxRegion } from '../../tax-regions/public.ts';
import { type TaxRate, UNTAXED } from './tax-rate.ts';

interface Choice {
  /** For goods of no group, and of groups that were deleted. */
  defaultGroupId: string;
  exemptGroupId: string | undefined;
}

const placeOf = ({ country, subdivision }: TaxRegion): string =>
  subdivision ? `${country}-${subdivision}` : country;

function rateOf(mapping: ManualTaxMapping, region: TaxRegion, exemptGroupId: string | undefined): TaxRate {
  const exempt = mapping.exemptRates?.find(({ taxExemptGroupId }) => taxExemptGroupId === exemptGroupId);
  return {
    rate: (exemptGroupId !== undefined && exempt?.taxRate) || mapping.taxRate,
    taxGroupId: mapping.taxGroupId,
    name: mapping.taxName || 'Tax',
    type: mapping.taxType || 'Tax',
    jurisdiction: mapping.jurisdiction || placeOf(region),
    jurisdictionType: mapping.jurisdictionType ?? (region.subdivision ? 'STATE' : 'COUNTRY'),
  };
}

/** A group without a rate of its own here is taxed as the default group; without that one, not at all. */
export function rateTable(
  region: TaxRegion | undefined,
  mappings: readonly ManualTaxMapping[],
  { defaultGroupId, exemptGroupId }: Choice,
): (taxGroupId: string | undefined) => TaxRate {
  if (!region) return () => UNTAXED;
  const rates = new Map(
    mappings.map((mapping) => [mapping.taxGroupId, rateOf(mapping, region, exemptGroupId)]),
  );
  return (taxGroupId) =>
    (taxGroupId === undefined ? undefined : rates.get(taxGroupId)) ?? rates.get(defaultGroupId) ?? UNTAXED;
}
