import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalid, notFound, permissionDenied } from '#platform/contract/errors.ts';
import type { Handlers, MemberRolesApi } from '#platform/contract/index.ts';
import type { Listener } from '#platform/service.ts';
import { findMember, findMemberToChange } from '../members/public.ts';
import { emitRole } from './events.ts';
import { assignments, findDefinition, MAX_ASSIGNMENTS, rolesOf, type RoleAssignment } from './tables.ts';

const tell = emitRole('counterpart.members.v1.member_role');

const unknownMember = (memberId: string) => notFound('The member was not found.', undefined, { memberId });

const present = ({ roleKey, title }: RoleAssignment) => ({ roleKey, title });

const isOneself = ({ caller }: Context, memberId: string): boolean =>
  caller.kind === 'member' && caller.memberId === memberId;

async function remove(context: Context, role: RoleAssignment): Promise<void> {
  await assignments.remove(context.db, context.siteId, role.id);
  await context.emit(tell.deleted(role.memberId, role));
}

export const assignmentHandlers = {
  /** Whoever has it already keeps it. Assumed: members give roles to nobody, themselves included. */
  async assignRole({ memberId, roleKey }, context) {
    const { db, siteId, ids, clock, caller } = context;
    if (caller.kind !== 'api-key') throw permissionDenied('Roles are given by the shop.');
    const member = await findMemberToChange(context, memberId);
    if (!member) throw unknownMember(memberId);
    const definition = await findDefinition(context, roleKey);
    if (!definition) throw notFound('The role does not exist.', 'ROLE_DOES_NOT_EXIST', { roleKey });
    if (definition.blockable && member.status === 'BLOCKED')
      throw failedPrecondition('A blocked member cannot be given this role.', 'MEMBER_BLOCKED', { memberId });
    const held = await rolesOf(db, siteId, [memberId]);
    if (held.some((role) => role.roleKey === roleKey)) return { roleKey };
    const role = await assignments.insert(db, siteId, {
      id: ids.guid(),
      memberId,
      roleKey,
      title: definition.title,
      assignedDate: clock.now().toISOString(),
    });
    await context.emit(tell.created(memberId, role));
    return { roleKey };
  },

  /** What the member does not have is as good as taken. Members may give up what they have. */
  async unassignRole({ memberId, roleKey }, context) {
    const { db, siteId, caller } = context;
    if (caller.kind !== 'api-key' && !isOneself(context, memberId))
      throw permissionDenied('Members give up their own roles only.');
    if (!(await findMemberToChange(context, memberId))) throw unknownMember(memberId);
    const held = (await rolesOf(db, siteId, [memberId])).find((role) => role.roleKey === roleKey);
    if (held) await remove(context, held);
    else if (!(await findDefinition(context, roleKey)))
      throw invalid([
        {
          field: 'roleKey',
          violatedRule: 'OTHER',
          ruleName: 'INVALID_ROLE',
          description: 'is the key of no role',
          data: { roleKey },
        },
      ]);
    return { roleKey };
  },

  async getRoles({ memberId }, context) {
    const { db, siteId, caller } = context;
    if (caller.kind !== 'api-key' && !isOneself(context, memberId)) throw unknownMember(memberId);
    if (!(await findMember(context, memberId))) throw unknownMember(memberId);
    return { roles: (await rolesOf(db, siteId, [memberId])).map(present) };
  },

  /**
   * All roles of the members of whom one fits, in the order of their ids. The contract has no pages: who wants more
   * asks for the ids after the last one.
   */
  async queryRoles({ query }, { db, siteId }) {
    const filter: unknown = query?.filter ?? {};
    const page = { filter, cursorPaging: { limit: MAX_ASSIGNMENTS } };
    const { items } = await assignments.query(db, siteId, page, { root: 'query' });
    const memberIds = [...new Set(items.map(({ memberId }) => memberId))];
    const roles = Map.groupBy(await rolesOf(db, siteId, memberIds), ({ memberId }) => memberId);
    return {
      rolesByMemberId: Object.fromEntries(
        memberIds.map((id) => [id, { roles: (roles.get(id) ?? []).map(present) }]),
      ),
    };
  },
} satisfies Handlers<MemberRolesApi, Context>;

export const forgetRoles: Listener = async ({ entityId }, context) => {
  for (const role of await rolesOf(context.db, context.siteId, [entityId])) await remove(context, role);
};
