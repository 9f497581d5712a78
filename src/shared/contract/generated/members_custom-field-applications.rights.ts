// Written by `npm run generate` from @wix/auto_sdk_members_custom-field-applications 1.0.43.
export const createCustomFieldApplication = ['MEMBERS.CUSTOM_FIELDS_CREATE'] as const;
export const deleteCustomFieldApplication = ['MEMBERS.CUSTOM_FIELDS_DELETE'] as const;
export const getCustomFieldApplication = ['MEMBERS.CUSTOM_FIELDS_READ'] as const;
export const getCustomFieldApplications = ['MEMBERS.CUSTOM_FIELDS_READ'] as const;
export const getMembersCustomFieldApplications = [] as const;
export const getRolesCustomFieldApplications = [] as const;
export const updateCustomFieldApplication = ['MEMBERS.CUSTOM_FIELDS_UPDATE'] as const;
