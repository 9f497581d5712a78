import { listMemberFollowers, listMemberFollowing } from '@wix/auto_sdk_members_member-followers';
import { staffClient, type CallOptions } from './staff-client.ts';

/** Who follows a member and whom the member follows, the latest first, by their ids. */
export const followOperations = {
  followers: async (memberId: string, limit: number, options?: CallOptions): Promise<string[]> =>
    (await staffClient(options).use(listMemberFollowers)(memberId, { paging: { limit } })).memberIds ?? [],
  following: async (memberId: string, limit: number, options?: CallOptions): Promise<string[]> =>
    (await staffClient(options).use(listMemberFollowing)(memberId, { paging: { limit } })).memberIds ?? [],
};
