// Written by `npm run generate` from @wix/auto_sdk_ecom_checkout-templates 1.0.155.
export const bulkCreateCheckoutTemplates = ['ECOM.CHECKOUT_TEMPLATE_CREATE'] as const;
export const createAndRedirectToCheckout = [] as const;
export const createCheckoutFromTemplate = ['ECOM.CHECKOUT_TEMPLATE_CREATE_CHECKOUT'] as const;
export const createCheckoutTemplate = ['ECOM.CHECKOUT_TEMPLATE_CREATE'] as const;
export const deleteCheckoutTemplate = ['ECOM.CHECKOUT_TEMPLATE_DELETE'] as const;
export const getCheckoutTemplate = ['ECOM.CHECKOUT_TEMPLATE_READ'] as const;
export const queryCheckoutTemplates = ['ECOM.CHECKOUT_TEMPLATE_READ'] as const;
export const updateCheckoutTemplate = ['ECOM.CHECKOUT_TEMPLATE_UPDATE'] as const;
