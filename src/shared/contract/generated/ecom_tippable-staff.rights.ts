// Written by `npm run generate` from @wix/auto_sdk_ecom_tippable-staff 1.0.43.
export const listTippableStaff = ['WIX_TIPS.STAFF_READ'] as const;
