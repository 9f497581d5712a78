import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handlers, MemberFollowersApi } from '#platform/contract/index.ts';
import { seenIn, seenMember, seenMembers } from '../members/public.ts';
import { signedIn } from './change.ts';
import { COLUMNS, follows, tiesBetween, type Follow } from './tables.ts';

interface Paging {
  limit?: number | null | undefined;
  cursor?: string | null | undefined;
}

/** @throws 404 NOT_FOUND for whom the caller may not see */
async function seen(context: Context, memberId: string): Promise<string> {
  if (!(await seenMember(context, memberId)))
    throw notFound('The member was not found.', undefined, { memberId });
  return memberId;
}

/** Who is at the other end, the latest first: of those whom the caller may see. */
export async function listEnds(context: Context, scope: Partial<Follow>, paging: Paging | undefined) {
  const { db, siteId } = context;
  const request = { cursorPaging: { limit: paging?.limit, cursor: paging?.cursor } };
  const end = scope.memberId === undefined ? 'memberId' : 'affectedMemberId';
  const besides = (await seenIn(context))(COLUMNS[end]);
  const { items, metadata } = await follows.query(db, siteId, request, { scope, besides, root: '' });
  const memberIds = items.map((follow) => follow[end]);
  return { memberIds, pagingMetadata: { count: memberIds.length, cursors: metadata.cursors } };
}

/** Both directions of each; of whom the caller may not see, neither. */
async function connections(context: Context, memberId: string, others: readonly string[]) {
  const requested = [...new Set(others)];
  const shown = await seenMembers(context, requested);
  const ties = await tiesBetween(
    context,
    memberId,
    requested.filter((other) => shown.has(other)),
  );
  return {
    connectedMembers: requested.map((other) => {
      const { followed, follows: isFollower } = ties(other);
      return { connectedMemberId: other, followedByMember: followed, followingMember: isFollower };
    }),
  };
}

export const readers = {
  listCurrentMemberFollowers: async ({ paging }, context) =>
    listEnds(context, { affectedMemberId: signedIn(context) }, paging),
  listCurrentMemberFollowing: async ({ paging }, context) =>
    listEnds(context, { memberId: signedIn(context) }, paging),
  listMemberFollowers: async ({ memberId, paging }, context) =>
    listEnds(context, { affectedMemberId: await seen(context, memberId) }, paging),
  listMemberFollowing: async ({ memberId, paging }, context) =>
    listEnds(context, { memberId: await seen(context, memberId) }, paging),
  queryCurrentMemberConnections: async ({ connectedMemberIds }, context) =>
    connections(context, signedIn(context), connectedMemberIds),
  queryMemberConnections: async ({ memberId, connectedMemberIds }, context) =>
    connections(context, await seen(context, memberId), connectedMemberIds),
} satisfies Handlers<MemberFollowersApi, Context>;
