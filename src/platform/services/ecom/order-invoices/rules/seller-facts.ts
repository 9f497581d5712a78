import type { SellerFact } from '#shared/invoices.ts';
import { isInUnion } from '#shared/union.ts';

export interface Seller {
  name: string;
  /** Whether the address says where mail reaches the seller. */
  hasAddress: boolean;
  taxId: string;
  /** ISO 3166-1 alpha-2, of the address. */
  country?: string | undefined;
}

/**
 * What an invoice has to say of its seller and cannot. Name and address stand on invoices everywhere. In the European
 * Union the VAT id does too (Council Directive 2006/112/EC, article 226, points 3 and 5), unless the sale is under the
 * exemption for small enterprises, which charge no VAT and may have no id (articles 272 and 284).
 * @param isTaxed whether the invoice states tax, or that the buyer owes it
 */
export function missingSellerFacts(
  { name, hasAddress, taxId, country }: Seller,
  isTaxed: boolean,
): SellerFact[] {
  const needsTaxId = isTaxed && country !== undefined && isInUnion(country);
  return [
    ...(name === '' ? ['name' as const] : []),
    ...(hasAddress ? [] : ['address' as const]),
    ...(needsTaxId && taxId === '' ? ['taxId' as const] : []),
  ];
}
