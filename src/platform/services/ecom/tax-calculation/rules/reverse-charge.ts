import { isUnionTaxId, readTaxId } from '#shared/tax-ids.ts';
import { isInUnion } from '#shared/union.ts';

/** A business of the Union that accounts for the tax itself, in its own country. */
export interface ReverseCharge {
  buyerCountry: string;
  sellerCountry: string;
}

interface Deal {
  /** Where the shop is; unknown where its tax id says nothing. */
  sellerCountry: string | undefined;
  /** Where the goods go. */
  country: string;
  taxId: string | undefined;
  /** Where the buyer gets the bill; without it the tax id must say its own. */
  billedTo: string | undefined;
}

/**
 * Goods that go from one country of the Union into another, to a business with a well-formed id of value added tax of another
 * country than the shop's: that of where it is billed to. Whether the id is one that somebody has, nobody asks here.
 */
export function reverseChargeOf({
  sellerCountry,
  country,
  taxId,
  billedTo,
}: Deal): ReverseCharge | undefined {
  if (!taxId || !sellerCountry || !isInUnion(sellerCountry)) return undefined;
  if (!isInUnion(country) || country === sellerCountry) return undefined;
  const read = readTaxId(taxId, billedTo);
  if (!isUnionTaxId(read) || !read.country || read.country === sellerCountry) return undefined;
  return { buyerCountry: read.country, sellerCountry };
}

/** Whether goods leave where the shop is: the Union, for a shop within, else its country. */
export function isExport(sellerCountry: string | undefined, country: string): boolean {
  if (!sellerCountry || country === sellerCountry) return false;
  return !isInUnion(sellerCountry) || !isInUnion(country);
}
