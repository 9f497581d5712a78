// Written by `npm run generate` from @wix/auto_sdk_members_member-role-definition 1.0.50.
export const createMemberRoleDefinition = ['MEMBERS.ROLES_MANAGE'] as const;
export const deleteMemberRoleDefinition = ['MEMBERS.ROLES_MANAGE'] as const;
export const getMemberRoleDefinition = ['MEMBERS.ROLES_MANAGE'] as const;
export const listMemberRoleDefinitions = ['MEMBERS.ROLES_MANAGE'] as const;
export const updateMemberRoleDefinition = ['MEMBERS.ROLES_MANAGE'] as const;
