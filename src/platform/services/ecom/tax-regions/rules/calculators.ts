/** The calculator that knows only the rates the merchant typed in. */
export const MANUAL_TAX_APP_ID = '2f4d3a6e-7f0b-4f0e-9a56-3c1f5c2f7b10';

/** Countries the platform collects no tax in. */
const UNSUPPORTED_COUNTRIES: readonly string[] = ['CU', 'IR', 'KP', 'SY'];

export interface TaxCalculator {
  appId: string;
  displayName: string;
  unsupportedCountries: string[];
}

export const TAX_CALCULATORS: readonly TaxCalculator[] = [
  { appId: MANUAL_TAX_APP_ID, displayName: 'Manual', unsupportedCountries: [...UNSUPPORTED_COUNTRIES] },
];
