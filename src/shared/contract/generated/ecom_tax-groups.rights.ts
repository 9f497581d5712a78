// Written by `npm run generate` from @wix/auto_sdk_ecom_tax-groups 1.0.67.
export const createTaxGroup = ['BILLING.TAX_GROUP_CREATE'] as const;
export const deleteTaxGroup = ['BILLING.TAX_GROUP_DELETE'] as const;
export const getTaxGroup = ['BILLING.TAX_GROUP_READ'] as const;
export const listDefaultTaxGroups = ['BILLING.TAX_GROUP_READ'] as const;
export const listDefaultTaxGroupsByAppIds = ['BILLING.TAX_GROUP_READ'] as const;
export const queryTaxGroups = ['BILLING.TAX_GROUP_READ'] as const;
export const updateTaxGroup = ['BILLING.TAX_GROUP_UPDATE'] as const;
