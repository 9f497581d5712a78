// Written by `npm run generate` from @wix/auto_sdk_ecom_contact-tax-details 1.0.6.
export const bulkDeleteContactTaxDetails = ['BILLING.CONTACT_TAX_DETAILS_DELETE'] as const;
export const bulkUpdateContactTaxDetailsTags = ['BILLING.CONTACT_TAX_DETAILS_UPDATE_TAGS'] as const;
export const bulkUpdateContactTaxDetailsTagsByFilter = ['BILLING.CONTACT_TAX_DETAILS_UPDATE_TAGS'] as const;
export const bulkUpsertContactTaxDetails = ['BILLING.CONTACT_TAX_DETAILS_UPDATE'] as const;
export const countContactTaxDetails = ['BILLING.CONTACT_TAX_DETAILS_READ'] as const;
export const deleteContactTaxDetails = ['BILLING.CONTACT_TAX_DETAILS_DELETE'] as const;
export const getContactTaxDetails = ['BILLING.CONTACT_TAX_DETAILS_READ'] as const;
export const queryContactTaxDetails = ['BILLING.CONTACT_TAX_DETAILS_READ'] as const;
export const upsertContactTaxDetails = ['BILLING.CONTACT_TAX_DETAILS_UPDATE'] as const;
