import type { Context } from '#platform/context.ts';
import { invalid, invalidField } from '#platform/contract/errors.ts';
import type { Handler, MembersApi } from '#platform/contract/index.ts';
import { removeAccount } from '../../identity/accounts/public.ts';
import { forgetBlocksOf } from '../member-blocks/public.ts';
import { closeSessions } from '../../identity/oauth/public.ts';
import { findMemberToChange, lockMember } from './find.ts';
import { memberEvents, type Member } from './member.ts';
import { notePhoto, signedInMember } from './own-profile.ts';
import { isSeen } from './seen.ts';
import { isStaff, staffMembers } from './staff.ts';
import { members } from './tables.ts';

const FIELD = 'contentAssigneeId';

/** @throws 400 OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN */
async function refuseStaff(context: Context, member: Member, field: string): Promise<void> {
  if (await isStaff(context, member))
    throw invalid([
      {
        field,
        description: 'works for the shop',
        violatedRule: 'OTHER',
        ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
        data: {},
      },
    ]);
}

/** Who was named. @throws 400 for nobody whom the caller may know of, and for who leaves */
export async function namedAssignee(
  context: Context,
  id: string | null | undefined,
  leaving: readonly string[],
): Promise<Member | undefined> {
  if (!id) return undefined;
  if (leaving.includes(id)) throw invalidField(FIELD, 'VALIDATION', 'must be another member');
  const member = await findMemberToChange(context, id);
  if (!member || member.status === 'OFFLINE' || !(await isSeen(context, member)))
    throw invalidField(FIELD, 'VALIDATION', 'must be a member');
  return member;
}

/** Where nobody is named, what a member has written becomes the owner's, if the owner is a member too. */
const ownerAsMember = async (context: Context): Promise<Member | undefined> =>
  (await staffMembers(context, ({ isOwner }) => isOwner === true))[0]?.member;

/** Tells whoever keeps what members write to whom it belongs from now on. */
const handOver = (context: Context, from: Member, to: Member): Promise<void> =>
  context.emit({
    entityFqdn: 'counterpart.members.v1.content',
    slug: 'handed_over',
    entityId: from.id,
    body: {
      actionEvent: {
        body: {
          from: { memberId: from.id, contactId: from.contactId },
          to: { memberId: to.id, contactId: to.contactId },
        },
      },
    },
  });

/**
 * Nobody can sign in as this member any more; what was bought stays with the shop, and so does the contact.
 * @param member held
 * @param options `leavesAll`: what they wrote is handed to nobody, the owner neither
 */
export async function remove(
  context: Context,
  member: Member,
  {
    assignee,
    field = 'id',
    leavesAll = false,
  }: { assignee?: Member | undefined; field?: string; leavesAll?: boolean } = {},
): Promise<void> {
  const { id } = member;
  await refuseStaff(context, member, field);
  await closeSessions(context, id);
  await removeAccount(context, id);
  await forgetBlocksOf(context, id);
  const successor = leavesAll ? undefined : (assignee ?? (await ownerAsMember(context)));
  if (successor) await handOver(context, member, successor);
  await members.remove(context.db, context.siteId, id);
  await notePhoto(context, member, true);
  await context.emit(memberEvents.deleted(member));
}

/** The assignee travels, though the SDK's types do not show it. */
export const deleteMember = async (
  { id, contentAssigneeId }: { id: string; contentAssigneeId?: string | null },
  context: Context,
): Promise<Record<string, never>> => {
  const member = await lockMember(context, id);
  await remove(context, member, { assignee: await namedAssignee(context, contentAssigneeId, [id]) });
  return {};
};

/** Members leave what they wrote to nobody who has not agreed to it: to who works for the shop alone. */

export const deleteMyMember: Handler<MembersApi, 'deleteMyMember', Context> = async (
  { contentAssigneeId },
  context,
) => {
  const member = await lockMember(context, signedInMember(context));
  const assignee = await namedAssignee(context, contentAssigneeId, [member.id]);
  if (assignee && !(await isStaff(context, assignee)))
    throw invalidField(FIELD, 'VALIDATION', 'must be a member who works for the shop');
  await remove(context, member, { assignee });
  return {};
};
