import { badRequest, type PlatformError } from '#platform/contract/errors.ts';
import type { Request, TaxCalculationApi } from '#platform/contract/index.ts';

type CalculateTax = Request<TaxCalculationApi, 'calculateTax'>;
export type TaxedLine = NonNullable<CalculateTax['lineItems']>[number];
export type TaxedAddress = NonNullable<CalculateTax['addresses']>[number];

const refuse = (line: TaxedLine, code: string, message: string): PlatformError =>
  badRequest(message, code, { lineItemId: line.id });

/** Where a line is taxed: where it goes to, if it comes from somewhere. @throws what the contract declares */
export function addressOf(line: TaxedLine, addresses: readonly TaxedAddress[]): TaxedAddress {
  const { singleAddress, multipleAddresses } = line.addressIndex ?? {};
  const index = singleAddress ?? multipleAddresses?.destination;
  if (index === undefined) {
    throw refuse(line, 'MISSING_TAXABLE_ADDRESS', 'The line names no address to be taxed at.');
  }
  const address = addresses[index];
  if (!address) {
    throw refuse(line, 'INVALID_LINE_ITEM_ADDRESS_INDEX', 'The line names an address that was not given.');
  }
  if (!address.country) throw refuse(line, 'MISSING_COUNTRY_IN_ADDRESS', 'The address has no country.');
  return address;
}
