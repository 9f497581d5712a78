import { queryMembers, type Member, type MemberQuery } from '@wix/auto_sdk_members_members';
import { staffClient, type CallOptions } from './staff-client.ts';

const MAX = 100;

/** The first hundred that fit, with all that the shop knows of them. */
export async function findMembers(filter: object, options?: CallOptions): Promise<Member[]> {
  const query = { filter, paging: { limit: MAX } } as MemberQuery;
  const { members } = await staffClient(options).use(queryMembers)(query, { fieldsets: ['FULL'] });
  return members ?? [];
}

/** Those of these ids; one that is gone is left out. */
export const findMembersById = (ids: readonly string[], options?: CallOptions): Promise<Member[]> =>
  ids.length === 0 ? Promise.resolve([]) : findMembers({ id: { $in: ids.slice(0, MAX) } }, options);
