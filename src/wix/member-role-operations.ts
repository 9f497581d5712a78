import { assignRole, queryRoles, unassignRole } from '@wix/auto_sdk_members_authorization';
import {
  createMemberRoleDefinition,
  deleteMemberRoleDefinition,
  getMemberRoleDefinition,
  listMemberRoleDefinitions,
  updateMemberRoleDefinition,
  type MemberRoleDefinition,
} from '@wix/auto_sdk_members_member-role-definition';
import type { Member } from '@wix/auto_sdk_members_members';
import { findMembers, findMembersById } from './find-members.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

/** By its key: the contract reads and changes it by that. */
export type MemberRole = Omit<MemberRoleDefinition, '_id'> & { _id: string };
export type RoleHolder = Member;

const byKey = (role: MemberRoleDefinition | undefined): MemberRole => ({
  ...role,
  _id: role?.roleKey ?? '',
});

export const memberRoleOperations = {
  list: async (options?: CallOptions): Promise<MemberRole[]> =>
    ((await staffClient(options).use(listMemberRoleDefinitions)()).roles ?? []).map(byKey),
  get: async (key: string, options?: CallOptions): Promise<MemberRole> => {
    const { role } = await staffClient(options).use(getMemberRoleDefinition)(key);
    return byKey(role);
  },
  create: async (role: { roleKey: string; title: string; blockable: boolean }): Promise<MemberRole> => {
    const { roleKey, title: roleTitle, blockable } = role;
    return byKey(
      (await staffClient().use(createMemberRoleDefinition)(roleKey, { roleTitle, blockable })).role,
    );
  },
  update: async (key: string, { blockable, revision }: { blockable: boolean; revision: string }) =>
    byKey((await staffClient().use(updateMemberRoleDefinition)(key, { blockable, revision })).role),
  delete: (key: string): Promise<unknown> => staffClient().use(deleteMemberRoleDefinition)(key),
  /** The first hundred who have it. */
  holders: async (roleKey: string, options?: CallOptions): Promise<RoleHolder[]> => {
    const { rolesByMemberId = {} } = await staffClient(options).use(queryRoles)({
      query: { filter: { roleKey } },
    });
    return findMembersById(Object.keys(rolesByMemberId), options);
  },
  /** Whoever signs in with exactly that address. */
  byEmail: async (email: string, options?: CallOptions): Promise<RoleHolder | undefined> =>
    (await findMembers({ loginEmail: email }, options))[0],
  assign: (memberId: string, key: string): Promise<unknown> => staffClient().use(assignRole)(memberId, key),
  unassign: (memberId: string, key: string): Promise<unknown> =>
    staffClient().use(unassignRole)(memberId, key),
};
