import type { Context } from '#platform/context.ts';
import type { Handler, MembersApi } from '#platform/contract/index.ts';
import { bulk, bulkByIds, lockedByFilter } from '#platform/crud/index.ts';
import { lockMember } from './find.ts';
import type { Member } from './member.ts';
import { namedAssignee, remove } from './removal.ts';
import { searchIn } from './list-members.ts';
import { approve, block } from './status.ts';
import { members } from './tables.ts';

export const bulkDeleteMembers: Handler<MembersApi, 'bulkDeleteMembers', Context> = async (
  { memberIds },
  context,
) =>
  bulkByIds(context, memberIds, {
    each: async (id) => {
      await remove(context, await lockMember(context, id));
      return { id };
    },
  });

/** Done when it answers, so that the job it names is over. Whom it is rejected for is left as they are; twice does nothing more. */
async function forAll(
  context: Context,
  request: Parameters<typeof lockedByFilter>[2],
  each: (member: Member) => Promise<unknown>,
): Promise<{ jobId: string }> {
  for await (const entries of lockedByFilter(context, members, request))
    await bulk(context, { entries, idOf: ({ id }) => id, each });
  return { jobId: context.ids.guid() };
}

export const bulkApproveMembers: Handler<MembersApi, 'bulkApproveMembers', Context> = ({ filter }, context) =>
  forAll(context, { filter }, (member) => approve(context, member));

export const bulkBlockMembers: Handler<MembersApi, 'bulkBlockMembers', Context> = ({ filter }, context) =>
  forAll(context, { filter }, (member) => block(context, member));

export const bulkDeleteMembersByFilter: Handler<MembersApi, 'bulkDeleteMembersByFilter', Context> = async (
  { filter, search, contentAssigneeId },
  context,
) => {
  const assignee = await namedAssignee(context, contentAssigneeId, []);
  return forAll(context, { filter, search: searchIn(search) }, async (member) => {
    // Whoever takes it over stays, whatever the filter says.
    if (member.id !== assignee?.id) await remove(context, member, { assignee });
  });
};
