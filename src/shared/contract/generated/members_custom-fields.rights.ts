// Written by `npm run generate` from @wix/auto_sdk_members_custom-fields 1.0.62.
export const createCustomField = ['MEMBERS.CUSTOM_FIELDS_CREATE'] as const;
export const deleteCustomField = ['MEMBERS.CUSTOM_FIELDS_DELETE'] as const;
export const getCustomField = ['MEMBERS.CUSTOM_FIELDS_READ'] as const;
export const hideCustomField = ['MEMBERS.CUSTOM_FIELDS_HIDE'] as const;
export const listCustomFields = [] as const;
export const updateCustomField = ['MEMBERS.CUSTOM_FIELDS_UPDATE'] as const;
export const updateCustomFieldsOrder = ['MEMBERS.CUSTOM_FIELDS_UPDATE'] as const;
