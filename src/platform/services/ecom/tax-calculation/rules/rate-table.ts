import { compareMoney } from '#shared/money.ts';
import { REVERSE_CHARGE_NAME, type TaxMappingUsed } from '#shared/tax-answer.ts';
import type { ManualTaxMapping } from '../../manual-tax-mappings/public.ts';
import type { TaxRegion } from '../../tax-regions/public.ts';
import type { ReverseCharge } from './reverse-charge.ts';
import type { TaxRate } from './tax-rate.ts';

interface Choice {
  /** For goods of no group, and of groups that were deleted. */
  defaultGroupId: string;
  exemptGroupId: string | undefined;
  /** Of this group nothing need be said for it to pay nothing. */
  fullExemptionId: string;
  reverseCharge: ReverseCharge | undefined;
}

const placeOf = ({ country, subdivision }: TaxRegion): string =>
  subdivision ? `${country}-${subdivision}` : country;

const usedOf = ({ id, taxGroupId, taxRegionId }: ManualTaxMapping): TaxMappingUsed => ({
  ...(id && { id }),
  taxGroupId,
  taxRegionId,
});

const lawOf = (mapping: ManualTaxMapping, region: TaxRegion, asDefault: boolean): TaxRate => ({
  rate: mapping.taxRate,
  taxGroupId: mapping.taxGroupId,
  name: mapping.taxName || 'Tax',
  type: mapping.taxType || 'Tax',
  jurisdiction: mapping.jurisdiction || placeOf(region),
  jurisdictionType: mapping.jurisdictionType ?? (region.subdivision ? 'STATE' : 'COUNTRY'),
  rule: { kind: 'MAPPING', mapping: usedOf(mapping), asDefault },
});

/** An exemption lowers a tax or does nothing. */
function exempted(law: TaxRate, mapping: ManualTaxMapping, choice: Choice): TaxRate {
  const { exemptGroupId, fullExemptionId } = choice;
  if (exemptGroupId === undefined) return law;
  const own = mapping.exemptRates?.find(({ taxExemptGroupId }) => taxExemptGroupId === exemptGroupId);
  const rate = own?.taxRate ?? (exemptGroupId === fullExemptionId ? '0' : undefined);
  if (rate === undefined || compareMoney(rate, law.rate) >= 0) return law;
  const rule = { kind: 'EXEMPT_GROUP', mapping: usedOf(mapping), exemptGroupId, instead: law.rate } as const;
  return { ...law, rate, rule };
}

const charged = (law: Omit<TaxRate, 'rule'>, { buyerCountry, sellerCountry }: ReverseCharge): TaxRate => ({
  ...law,
  rate: '0',
  name: REVERSE_CHARGE_NAME,
  rule: { kind: 'REVERSE_CHARGE', buyerCountry, sellerCountry, instead: law.rate },
});

/**
 * What each group of goods is taxed with in a region. A group without a rate of its own there is taxed as the default group;
 * without that one, not at all. Who accounts for the tax in a country of the Union pays none, whichever group one belongs to.
 */
export function rateTable(
  region: TaxRegion,
  mappings: readonly ManualTaxMapping[],
  choice: Choice,
): (taxGroupId: string | undefined) => TaxRate {
  const { defaultGroupId, reverseCharge } = choice;
  const byGroup = new Map(mappings.map((mapping) => [mapping.taxGroupId, mapping]));
  const decide = (taxGroupId: string | undefined): TaxRate => {
    const own = taxGroupId === undefined ? undefined : byGroup.get(taxGroupId);
    const mapping = own ?? byGroup.get(defaultGroupId);
    const none = { rate: '0', jurisdiction: placeOf(region) };
    if (!mapping && reverseCharge) return charged(none, reverseCharge);
    if (!mapping) return { rate: '0', rule: { kind: 'NO_RATE', taxRegionId: region.id } };
    const law = lawOf(mapping, region, !own && taxGroupId !== undefined && taxGroupId !== defaultGroupId);
    return reverseCharge ? charged(law, reverseCharge) : exempted(law, mapping, choice);
  };
  const decided = new Map<string | undefined, TaxRate>();
  return (taxGroupId) => {
    const known = decided.get(taxGroupId) ?? decide(taxGroupId);
    decided.set(taxGroupId, known);
    return known;
  };
}
