// Written by `npm run generate` from @wix/auto_sdk_ecom_tax-regions 1.0.64.
export const bulkCreateTaxRegion = ['BILLING.TAX_REGION_CREATE'] as const;
export const createTaxRegion = ['BILLING.TAX_REGION_CREATE'] as const;
export const deleteTaxRegion = ['BILLING.TAX_REGION_DELETE'] as const;
export const getTaxRegion = ['BILLING.TAX_REGION_READ'] as const;
export const queryTaxRegions = ['BILLING.TAX_REGION_READ'] as const;
export const updateTaxRegion = ['BILLING.TAX_REGION_UPDATE'] as const;
