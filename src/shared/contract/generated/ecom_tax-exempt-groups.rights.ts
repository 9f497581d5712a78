// Written by `npm run generate` from @wix/auto_sdk_ecom_tax-exempt-groups 1.0.9.
export const bulkCreateTaxExemptGroups = ['BILLING.TAX_EXEMPT_GROUP_CREATE'] as const;
export const bulkDeleteTaxExemptGroups = ['BILLING.TAX_EXEMPT_GROUP_DELETE'] as const;
export const bulkUpdateTaxExemptGroupTags = ['BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS'] as const;
export const bulkUpdateTaxExemptGroupTagsByFilter = ['BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS'] as const;
export const bulkUpdateTaxExemptGroups = ['BILLING.TAX_EXEMPT_GROUP_UPDATE'] as const;
export const createTaxExemptGroup = ['BILLING.TAX_EXEMPT_GROUP_CREATE'] as const;
export const deleteTaxExemptGroup = ['BILLING.TAX_EXEMPT_GROUP_DELETE'] as const;
export const getTaxExemptGroup = ['BILLING.TAX_EXEMPT_GROUP_READ'] as const;
export const listDefaultTaxExemptGroups = ['BILLING.TAX_GROUP_READ'] as const;
export const queryTaxExemptGroups = ['BILLING.TAX_EXEMPT_GROUP_READ'] as const;
export const updateTaxExemptGroup = ['BILLING.TAX_EXEMPT_GROUP_UPDATE'] as const;
