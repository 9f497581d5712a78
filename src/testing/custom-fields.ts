import { customFieldApplications, customFields, customFieldSuggestions, members } from '@wix/members';
import type { Stack, StackCaller } from './stack.ts';

export const fieldModules = (stack: Stack, caller?: StackCaller) =>
  stack.sdk({ customFields, customFieldApplications, customFieldSuggestions, members }, caller);

type CustomFieldInput = customFields.CustomField & { name: string };

/** A field on the profile, with its revision. */
export async function newField(stack: Stack, field: CustomFieldInput) {
  const made = await fieldModules(stack).customFields.createCustomField(field);
  return { id: String(made._id), key: String(made.key), revision: String(made.revision) };
}
