// Written by `npm run generate` from @wix/auto_sdk_members_authorization 1.0.38.
export const assignRole = ['MEMBERS.MEMBER_ROLES_MANAGE'] as const;
export const getRoles = ['MEMBERS.ROLES_READ'] as const;
export const queryRoles = ['MEMBERS.ROLES_READ'] as const;
export const unassignRole = ['MEMBERS.MEMBER_ROLES_MANAGE'] as const;
