// Written by `npm run generate` from @wix/auto_sdk_members_default-privacy 1.0.36.
export const getDefaultPrivacyStatus = ['MEMBERS.DEFAULT_PRIVACY_STATUS_READ'] as const;
export const setDefaultPrivacyStatus = ['MEMBERS.DEFAULT_PRIVACY_STATUS_WRITE'] as const;
