import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import {
  alreadyExists,
  badRequest,
  failedPrecondition,
  invalidField,
  notFound,
} from '#platform/contract/errors.ts';
import type { Handlers, MemberRoleDefinitionsApi } from '#platform/contract/index.ts';
import { emitRole } from './events.ts';
import { definitions, findDefinition, MAX_DEFINITIONS, type RoleDefinition, SYSTEM_ROLES } from './tables.ts';

const MAX_KEY = 100;
const MAX_TITLE = 255;

const tell = emitRole('counterpart.members.v1.role_definition');

const isOfSystem = ({ id }: RoleDefinition): boolean => SYSTEM_ROLES.some((role) => role.id === id);

const unknownRole = (roleKey: string) => notFound('The role was not found.', undefined, { roleKey });

function checkKey(roleKey: string): void {
  if (roleKey.length > MAX_KEY)
    throw invalidField('roleKey', 'MAX_LENGTH', `must have at most ${MAX_KEY} characters`, {
      threshold: MAX_KEY,
    });
  if (!/^[A-Z][A-Z0-9_]*$/.test(roleKey))
    throw invalidField('roleKey', 'FORMAT', 'must have capital letters, digits and underscores only');
}

function readTitle(input: string): string {
  const title = input.trim();
  if (title === '') throw invalidField('roleTitle', 'REQUIRED_FIELD', 'must not be empty');
  if (title.length > MAX_TITLE)
    throw invalidField('roleTitle', 'MAX_LENGTH', `must have at most ${MAX_TITLE} characters`, {
      threshold: MAX_TITLE,
    });
  return title;
}

/** @throws 404 NOT_FOUND, 400 with that code for a role of the system */
async function lockOwn(context: Context, roleKey: string, code: string): Promise<RoleDefinition> {
  const role = await findDefinition(context, roleKey, 'lock');
  if (!role) throw unknownRole(roleKey);
  if (isOfSystem(role)) throw badRequest('A role of the system stays as it is.', code, { roleKey });
  return role;
}

export const definitionHandlers = {
  async createMemberRoleDefinition({ roleKey, roleTitle, blockable }, context) {
    const { db, siteId, ids } = context;
    checkKey(roleKey);
    const title = readTitle(roleTitle);
    await lockByName(db, `member-roles:${siteId}`);
    if (await findDefinition(context, roleKey))
      throw alreadyExists('There is a role with this key.', undefined, { roleKey });
    const { count } = await definitions.count(db, siteId);
    if (count >= MAX_DEFINITIONS)
      throw failedPrecondition('There are as many roles as there may be.', 'ROLES_LIMIT_EXCEEDED', {
        threshold: MAX_DEFINITIONS,
      });
    const role = await definitions.insert(db, siteId, {
      id: ids.guid(),
      roleKey,
      title,
      blockable: blockable ?? false,
    });
    await context.emit(tell.created(role.id, role));
    return { role };
  },

  async getMemberRoleDefinition({ roleKey }, context) {
    const role = await findDefinition(context, roleKey);
    if (!role) throw unknownRole(roleKey);
    return { role };
  },

  async listMemberRoleDefinitions(_request, { db, siteId }) {
    const { items } = await definitions.query(db, siteId, { cursorPaging: { limit: MAX_DEFINITIONS } });
    return { roles: items };
  },

  async updateMemberRoleDefinition({ key, blockable, revision }, context) {
    const { db, siteId } = context;
    const before = await lockOwn(context, key, 'CANNOT_UPDATE_SYSTEM_ROLE');
    const after = { ...before, blockable: blockable ?? before.blockable };
    const role = await definitions.replace(db, siteId, after, { expectedRevision: revision });
    await context.emit(tell.updated(role.id, role));
    return { role };
  },

  /** Who has it keeps it. */
  async deleteMemberRoleDefinition({ roleKey }, context) {
    const { db, siteId } = context;
    const role = await lockOwn(context, roleKey, 'CANNOT_DELETE_SYSTEM_ROLE');
    await definitions.remove(db, siteId, role.id);
    await context.emit(tell.deleted(role.id, role));
    return {};
  },
} satisfies Handlers<MemberRoleDefinitionsApi, Context>;
