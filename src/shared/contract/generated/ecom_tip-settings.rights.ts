// Written by `npm run generate` from @wix/auto_sdk_ecom_tip-settings 1.0.57.
export const createDefaultTipSettings = ['WIX_TIPS.TIP_SETTINGS_CREATE'] as const;
export const createTipSettings = ['WIX_TIPS.TIP_SETTINGS_CREATE'] as const;
export const deleteTipSettings = ['WIX_TIPS.TIP_SETTINGS_DELETE'] as const;
export const queryTipSettings = ['WIX_TIPS.TIP_SETTINGS_READ'] as const;
export const updateTipSettings = ['WIX_TIPS.TIP_SETTINGS_UPDATE'] as const;
