// Written by `npm run generate` from @wix/auto_sdk_ecom_manual-tax-mappings 1.0.46.
export const bulkAssignExemptOverrides = ['BILLING.MANUAL_TAX_MAPPING_UPDATE'] as const;
export const bulkCreateManualTaxMappings = ['BILLING.MANUAL_TAX_MAPPING_CREATE'] as const;
export const bulkUnassignExemptOverrides = ['BILLING.MANUAL_TAX_MAPPING_UPDATE'] as const;
export const createManualTaxMapping = ['BILLING.MANUAL_TAX_MAPPING_CREATE'] as const;
export const deleteManualTaxMapping = ['BILLING.MANUAL_TAX_MAPPING_DELETE'] as const;
export const getManualTaxMapping = ['BILLING.MANUAL_TAX_MAPPING_READ'] as const;
export const listManualTaxMappings = ['BILLING.MANUAL_TAX_MAPPING_READ'] as const;
export const queryManualTaxMappings = ['BILLING.MANUAL_TAX_MAPPING_READ'] as const;
export const updateExtendedFields = ['BILLING.MANUAL_TAX_MAPPING_UPDATE'] as const;
export const updateManualTaxMapping = ['BILLING.MANUAL_TAX_MAPPING_UPDATE'] as const;
