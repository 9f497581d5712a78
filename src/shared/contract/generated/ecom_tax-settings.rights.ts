// Written by `npm run generate` from @wix/auto_sdk_ecom_tax-settings 1.0.5.
export const getTaxSettings = ['billing:tax:v1:tax_settings:get_tax_settings'] as const;
export const upsertTaxSettings = ['billing:tax:v1:tax_settings:upsert_tax_settings'] as const;
