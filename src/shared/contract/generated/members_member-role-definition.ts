// Written by `npm run generate` from @wix/auto_sdk_members_member-role-definition 1.0.50.
import type * as schema from '../schema.ts';

export const CreateMemberRoleDefinitionRequest = {
  roleKey: { type: 'string' },
  roleTitle: { type: 'string' },
  blockable: { type: 'boolean' },
} as const satisfies schema.Message;
