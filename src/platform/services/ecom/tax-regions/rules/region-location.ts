import { badRequest } from '#platform/contract/errors.ts';
import type { TaxRegion } from '../tax-region.ts';
import { TAX_CALCULATORS } from './calculators.ts';

/** Where parts of the country tax on their own. */
const WITH_SUBDIVISIONS = new Set([
  'AU', 'BR', 'CA', 'FR', 'DE', 'IN', 'IT', 'MX', 'NL', 'PT', 'ES', 'AE', 'GB', 'US',
]); // prettier-ignore

/** The second half of an ISO 3166-2 code. */
const SUBDIVISION = /^[A-Z0-9]{1,3}$/;

/** `*` and nothing both mean the whole country. */
export const normalSubdivision = (subdivision: string | null | undefined): string =>
  subdivision === '*' ? '' : (subdivision ?? '');

/** @throws what the contract declares for a region that cannot be */
export function checkPlace({ country, subdivision, appId }: TaxRegion): void {
  const calculator = TAX_CALCULATORS.find((one) => one.appId === appId);
  if (!calculator) throw badRequest('There is no such tax calculator.', 'CALCULATOR_ID_NOT_FOUND', { appId });
  if (calculator.unsupportedCountries.includes(country)) {
    const code = 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION';
    throw badRequest(`${calculator.displayName} cannot calculate tax in ${country}.`, code, { country });
  }
  if (subdivision === '') return;
  if (!WITH_SUBDIVISIONS.has(country)) {
    const code = 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY';
    throw badRequest(`${country} is taxed as a whole.`, code, { country, subdivision });
  }
  if (!SUBDIVISION.test(subdivision)) {
    const code = 'INVALID_SUBDIVISION_FORMAT';
    throw badRequest('A subdivision is written without its country, such as CA.', code, { subdivision });
  }
}
