// Written by `npm run generate` from @wix/auto_sdk_ecom_tax-calculation 1.0.57.
export const calculateTax = ['BILLING.CALCULATE_TAX'] as const;
export const listTaxCalculators = ['BILLING.TAX_CALCULATORS_READ'] as const;
