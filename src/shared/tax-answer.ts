import type { Decimal } from './money.ts';
import type { TaxIdProblem } from './tax-ids.ts';

/** The address for which tax is calculated. */
export interface TaxPlace {
  country: string;
  /** Empty: all of the country. */
  subdivision: string;
}

/** A region whose law holds at an address, and how it was found. */
export interface TaxRegionFound extends TaxPlace {
  id: string;
  /** The part of the country comes before the country. */
  by: 'SUBDIVISION' | 'COUNTRY';
}

/** A rate that somebody typed in for a group of goods in a region. */
export interface TaxMappingUsed {
  /** Absent: not saved yet. */
  id?: string;
  taxGroupId: string;
  taxRegionId: string;
}

/**
 * Which rule made the tax of a line. What `instead` says is the rate that anybody else pays there.
 * - `MAPPING`: the rate of its group in the region. `asDefault`: its own group has none there, so it is taxed as "Products".
 * - `NO_RATE`: the region has a rate neither for the group nor for "Products".
 * - `EXEMPT_GROUP`: the buyer belongs to a group that is exempt, with a rate of its own on the mapping.
 * - `REVERSE_CHARGE`: a business of the Union in another country than the shop's, which accounts for the tax itself.
 * - `EXPORT`: goes out of the country (out of the Union, for a shop within) to where the shop collects nothing.
 * - `NO_REGION`: the shop collects no tax there. `NO_ADDRESS`: nobody knows yet where it goes.
 * - `NOT_TAXABLE`: never taxed, as a tip. `AGREED`: as it was agreed with the order, whatever holds today.
 */
export type TaxRule =
  | { kind: 'MAPPING'; mapping: TaxMappingUsed; asDefault: boolean }
  | { kind: 'NO_RATE'; taxRegionId: string }
  | { kind: 'EXEMPT_GROUP'; mapping: TaxMappingUsed; exemptGroupId: string; instead: Decimal }
  | { kind: 'REVERSE_CHARGE'; buyerCountry: string; sellerCountry: string; instead: Decimal }
  | { kind: 'EXPORT'; country: string }
  | { kind: 'NO_REGION'; country: string }
  | { kind: 'NO_ADDRESS' | 'NOT_TAXABLE' | 'AGREED' | 'PLUGIN' };

/** What stands in place of the name of the tax where the buyer accounts for it. */
export const REVERSE_CHARGE_NAME = 'Reverse charge';

export type TaxRuleKind = TaxRule['kind'];

/** Why a buyer pays less than others, or nothing. */
export type Relief = Extract<TaxRuleKind, 'REVERSE_CHARGE' | 'EXEMPT_GROUP' | 'EXPORT'>;

/** What a tax id that was given is. */
export interface TaxIdAnswer {
  /** As it is written on paper, with its country before it. */
  normal: string;
  country?: string;
  /** Absent: well formed, and of the buyer's country. */
  problem?: TaxIdProblem;
}

/** The extension `previewTax`: an address, a buyer and a cart that the desk wants to see taxed. Nothing is written. */
export interface TaxTrialRequest {
  address: { country: string; subdivision?: string; city?: string; postalCode?: string };
  /** Absent for a private customer without tax details. */
  buyer?: {
    kind: 'PRIVATE' | 'BUSINESS';
    taxId?: string;
    contactId?: string;
    /** As if the buyer belonged to this group, whatever the contact's details say. */
    taxExemptGroupId?: string;
  };
  /** The cart: of an order, or typed in. Of each product its cheapest variant. */
  orderId?: string;
  lines?: { catalogItemId: string; quantity: number }[];
  /** What is not saved yet. A mapping takes the place of the stored one of its group and region. */
  draft?: { mappings?: TaxTrialMapping[] };
}

export interface TaxTrialMapping {
  taxGroupId: string;
  taxRegionId: string;
  /** A fraction: `0.23`. */
  taxRate: Decimal;
  taxName?: string;
  exemptRates?: { taxExemptGroupId: string; taxRate: Decimal }[];
}

export interface TriedTaxLine {
  /** `DELIVERY` is that of an order, `FEE` an extra. */
  kind: 'ITEM' | 'DELIVERY' | 'FEE';
  id: string;
  name: string;
  /** What of it, such as its size. */
  detail: string;
  quantity: number;
  taxGroupId?: string;
  /** What is paid for it, after discounts. */
  amount: Decimal;
  beforeTax: Decimal;
  tax: Decimal;
  afterTax: Decimal;
  /** A fraction. */
  rate: Decimal;
  taxName?: string;
  /** What of `beforeTax` is exempt. */
  exempt: Decimal;
  rule: TaxRule;
  /** The catalog does not have it any more; its amounts are 0. */
  gone: boolean;
}

/** All that is taxed alike: by rate, name and kind of rule, the highest rate first. */
export interface TriedTaxTotal {
  rate: Decimal;
  taxName?: string;
  rule: TaxRuleKind;
  beforeTax: Decimal;
  tax: Decimal;
}

export interface TaxTrial {
  currency: string;
  place: TaxPlace;
  /** Absent: the shop collects no tax there. */
  region?: TaxRegionFound;
  /** Where the shop is, by the tax id on its invoices; absent where that does not say. */
  sellerCountry?: string;
  /** Whether the shop's prices carry the tax. Where a relief takes it out of them, amounts are without. */
  taxIncludedInPrices: boolean;
  taxId?: TaxIdAnswer;
  /** The group the buyer belongs to. */
  exemptGroup?: { id: string; name: string };
  lines: TriedTaxLine[];
  byRate: TriedTaxTotal[];
  totals: { beforeTax: Decimal; tax: Decimal; afterTax: Decimal; exempt: Decimal };
}
