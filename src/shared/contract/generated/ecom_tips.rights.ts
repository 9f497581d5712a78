// Written by `npm run generate` from @wix/auto_sdk_ecom_tips 1.0.65.
export const addTipDistributionsToOrder = ['WIX_TIPS.TIP_DISTRIBUTION_ADD'] as const;
export const getTipByDraftOrderId = ['WIX_TIPS.TIP_READ'] as const;
export const getTipByOrderId = ['WIX_TIPS.TIP_READ'] as const;
export const getTipChoice = ['WIX_TIPS.TIP_GET_CHOICE'] as const;
export const previewTip = ['WIX_TIPS.TIP_PREVIEW'] as const;
export const queryTipDistributions = ['WIX_TIPS.TIP_DISTRIBUTION_READ'] as const;
export const removeTipFromOrder = ['WIX_TIPS.TIP_REMOVE'] as const;
export const setTipOnOrder = ['WIX_TIPS.TIP_SET'] as const;
export const sumTipDistributionAmounts = ['WIX_TIPS.TIP_DISTRIBUTION_READ'] as const;
export const updateTipChoice = ['WIX_TIPS.TIP_UPDATE_CHOICE'] as const;
