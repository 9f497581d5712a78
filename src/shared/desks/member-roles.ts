import * as assigned from '../contract/generated/members_authorization.rights.ts';
import * as roles from '../contract/generated/members_member-role-definition.rights.ts';
import type { DeskFacts } from './desk.ts';

export const memberRolesDesk = {
  name: 'member-roles',
  place: 'settings',
  group: 'people',
  goTo: '3',
  entities: ['counterpart.members.v1.role_definition', 'counterpart.members.v1.member_role'],
  rights: {
    list: roles.listMemberRoleDefinitions,
    create: roles.createMemberRoleDefinition,
    edit: roles.updateMemberRoleDefinition,
    delete: roles.deleteMemberRoleDefinition,
    give: assigned.assignRole,
  },
} as const satisfies DeskFacts;
