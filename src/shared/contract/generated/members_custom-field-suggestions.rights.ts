// Written by `npm run generate` from @wix/auto_sdk_members_custom-field-suggestions 1.0.42.
export const listCustomFieldSuggestions = ['MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ'] as const;
export const queryCustomFieldSuggestions = ['MEMBERS.CUSTOM_FIELDS_SUGGESTIONS_READ'] as const;
