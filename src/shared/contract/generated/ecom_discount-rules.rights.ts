// Written by `npm run generate` from @wix/auto_sdk_ecom_discount-rules 1.0.118.
export const createDiscountRule = ['ECOM.DISCOUNT_RULES_CREATE'] as const;
export const deleteDiscountRule = ['ECOM.DISCOUNT_RULES_DELETE'] as const;
export const getDiscountRule = ['ECOM.DISCOUNT_RULES_READ'] as const;
export const queryDiscountRules = ['ECOM.DISCOUNT_RULES_READ'] as const;
export const updateDiscountRule = ['ECOM.DISCOUNT_RULES_UPDATE'] as const;
