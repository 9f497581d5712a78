import { defineService } from '#platform/service.ts';
import { assignmentHandlers, forgetRoles } from './assignments.ts';
import { definitionHandlers } from './definitions.ts';
import { migrations } from './migrations.ts';
import { entities, seedSystemRoles } from './tables.ts';

/** What members may be told apart by, such as writers from readers. */
export const memberRoleDefinitions = defineService({
  name: 'member-roles',
  package: 'members_member-role-definition',
  handlers: definitionHandlers,
  listeners: { 'wix.members.v1.member_deleted': forgetRoles },
  entities,
  migrations,
  seed: seedSystemRoles,
});

export const memberRoles = defineService({
  name: 'member-role-assignments',
  package: 'members_authorization',
  handlers: assignmentHandlers,
});
