// Written by `npm run generate` from @wix/auto_sdk_business-tools_site-properties 1.0.112.
export const getSiteProperties = ['SITE_SETTINGS.VIEW'] as const;
export const updateBusinessContact = ['SITE_PROPERTIES.UPDATE_BUSINESS_CONTACT'] as const;
export const updateBusinessProfile = ['SITE_PROPERTIES.UPDATE_BUSINESS_PROFILE'] as const;
export const updateBusinessSchedule = ['SITE_PROPERTIES.UPDATE_BUSINESS_SCHEDULE'] as const;
export const updateConsentPolicy = ['SITE_PROPERTIES.UPDATE_CONSENT_POLICY'] as const;
