// Written by `npm run generate` from @wix/auto_sdk_identity_sign-on-policy 1.0.5.
export const getSignOnPolicy = ['IAM.SIGN_ON_POLICY_READ'] as const;
export const updateSignOnPolicy = ['IAM.SIGN_ON_POLICY_UPDATE'] as const;
