import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { MemberRoleDefinitionsApi, QueryField, QuerySpec, Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

type ApiDefinition = NonNullable<Reply<MemberRoleDefinitionsApi, 'getMemberRoleDefinition'>['role']>;

export type RoleDefinition = ApiDefinition & {
  id: string;
  roleKey: string;
  title: string;
  blockable: boolean;
};

/** That a member has a role: it outlives the role's definition, whose title it keeps. */
export interface RoleAssignment {
  id: string;
  memberId: string;
  roleKey: string;
  title: string;
  assignedDate: string;
}

/** Assumed: those of the legacy members; every site has them, and nobody changes them. */
export const SYSTEM_ROLES: readonly RoleDefinition[] = [
  {
    id: 'b4d0c2f6-6f2e-4f0d-8c1a-9d2e7b4a0001',
    roleKey: 'OWNER',
    title: 'Site owner',
    blockable: true,
  },
  {
    id: 'b4d0c2f6-6f2e-4f0d-8c1a-9d2e7b4a0002',
    roleKey: 'CONTRIBUTOR',
    title: 'Site contributor',
    blockable: true,
  },
];

/** The list has no pages. */
export const MAX_DEFINITIONS = 200;
export const MAX_ASSIGNMENTS = 1000;

const specOf = (...fields: string[]): QuerySpec => ({
  paging: 'cursor',
  fields: fields.map((field): QueryField => ({ field, operators: '*', sort: 'NONE' })),
  searchable: [],
  aggregatable: [],
});

export const definitions = defineEntity<RoleDefinition>({
  table: 'member_role_definitions',
  spec: specOf('id', 'roleKey'),
  columns: { roleKey: { type: 'text', required: true } },
  defaultSort: [{ fieldName: 'roleKey', order: 'ASC' }],
  maxLimit: MAX_DEFINITIONS,
  revision: true,
});

/** Assumed: roles are asked for by whose and which they are. */
export const assignments = defineEntity<RoleAssignment>({
  table: 'member_roles',
  spec: specOf('memberId', 'roleKey', 'title', 'assignedDate'),
  columns: {
    memberId: { type: 'text', required: true, index: true },
    roleKey: { type: 'text', required: true },
  },
  types: { assignedDate: 'date' },
  indexes: [['roleKey', 'memberId']],
  defaultSort: [{ fieldName: 'memberId', order: 'ASC' }],
  maxLimit: MAX_ASSIGNMENTS,
});

export const entities = [definitions, assignments];

export async function findDefinition(
  { db, siteId }: SiteDb,
  roleKey: string,
  lock?: 'lock',
): Promise<RoleDefinition | undefined> {
  const { rows } = await sql<{ id: string }>`select id from member_role_definitions
    where site_id = ${siteId} and role_key = ${roleKey}`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  return lock ? definitions.getForUpdate(db, siteId, id) : definitions.get(db, siteId, id);
}

/** Of these members, in the order of their roles. */
export async function rolesOf(
  db: Queryable,
  siteId: string,
  memberIds: readonly string[],
): Promise<RoleAssignment[]> {
  const { rows } = await sql<{ doc: RoleAssignment }>`select doc from member_roles
    where site_id = ${siteId} and member_id = any(${[...memberIds]}::text[])
    order by member_id, role_key`.execute(db);
  return rows.map(({ doc }) => doc);
}

export async function seedSystemRoles({ db, siteId }: Context): Promise<void> {
  await definitions.insertMany(db, siteId, SYSTEM_ROLES, { unlessThere: true });
}
