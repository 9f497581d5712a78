// Written by `npm run generate` from @wix/auto_sdk_members_member-privacy-settings 1.0.61.
export const getMemberPrivacySettings = [] as const;
export const setMemberPrivacySettings = ['MEMBERS.MEMBER_PRIVACY_SETTINGS_SET'] as const;
