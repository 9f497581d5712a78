import { memberRoleOperations as operations } from '#wix/member-role-operations.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';

const provider = platformProvider({
  spec: { openingSort: { field: 'roleKey', order: 'ASC' }, fields: [], tabs: [], unlessAsked: [] },
  items: 'roles',
  list: async (_query, options) => ({ roles: await operations.list(options) }),
  get: operations.get,
  create: operations.create,
  update: operations.update,
  remove: operations.delete,
});

export const memberRolesProvider = {
  ...provider,

  /** The contract lists all of them, and there are few. */
  async find(_desk: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const wanted = text.toLowerCase();
    const fits = (word: string | undefined) => word?.toLowerCase().includes(wanted);
    const roles = await operations.list({ signal });
    return {
      data: roles.filter(({ title, roleKey }) => fits(title) || fits(roleKey)).map((role) => toRecord(role)),
    };
  },

  async holders(_desk: string, { key, signal }: ReadOptions & { key: string }) {
    return { data: await operations.holders(key, { signal }) };
  },

  /** Not given where nobody signs in with that address. */
  async give(_desk: string, { key, email }: { key: string; email: string }) {
    const member = await operations.byEmail(email.trim().toLowerCase());
    if (!member?._id) return { data: { given: false } };
    await operations.assign(member._id, key);
    return { data: { given: true } };
  },

  async take(_desk: string, { key, memberId }: { key: string; memberId: string }) {
    await operations.unassign(memberId, key);
    return { data: { id: memberId } };
  },
};

export type MemberRolesProvider = typeof memberRolesProvider;
