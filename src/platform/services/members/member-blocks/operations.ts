import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, notFound, permissionDenied } from '#platform/contract/errors.ts';
import type { Handler, Handlers, MemberToMemberBlockApi, OperationName } from '#platform/contract/index.ts';
import { lockMembers, isKnown, isStaff } from '../members/public.ts';
import { blockId, blocks, type MemberBlock } from './tables.ts';

type Operation<Name extends OperationName<MemberToMemberBlockApi>> = Handler<
  MemberToMemberBlockApi,
  Name,
  Context
>;

/** @throws 403 for whoever is no member */
function callingMemberId({ caller }: Context): string {
  if (caller.kind !== 'member') throw permissionDenied('Members block members.');
  return caller.memberId;
}

/** Others hear of it: what ties the two, such as following, ends by it. */
const tell = (context: Context, slug: 'created' | 'deleted', block: MemberBlock): Promise<void> =>
  context.emit({
    entityFqdn: 'counterpart.members.v1.member_block',
    slug,
    entityId: block.id,
    body: { actionEvent: { body: block } },
  });

/** Whom one may not see is as good as not there, so that nobody learns by it who is, and who works for the shop. */
const blockMember: Operation<'blockMember'> = async ({ memberId: targetMemberId }, context) => {
  const { db, siteId, clock } = context;
  const initiatorMemberId = callingMemberId(context);
  if (initiatorMemberId === targetMemberId)
    throw badRequest('Nobody blocks themselves.', 'SELF_BLOCKING_FORBIDDEN', { initiatorMemberId });
  const locked = await lockMembers(context, [initiatorMemberId, targetMemberId]);
  const target = locked.get(targetMemberId);
  if (!target || !locked.has(initiatorMemberId) || !(await isKnown(context, target)))
    throw notFound('The member was not found.');
  if (await isStaff(context, target))
    throw permissionDenied('Who works for the shop cannot be blocked.', 'ADMIN_BLOCKING_FORBIDDEN', {
      initiatorMemberId,
      targetMemberId,
      adminMemberId: targetMemberId,
    });
  const block: MemberBlock = {
    id: blockId(initiatorMemberId, targetMemberId),
    blockingMemberId: initiatorMemberId,
    blockedMemberId: targetMemberId,
    createdDate: clock.now().toISOString(),
  };
  if (await blocks.get(db, siteId, block.id))
    throw alreadyExists('The member is blocked already.', 'MEMBER_ALREADY_BLOCKED', {
      initiatorMemberId,
      targetMemberId,
    });
  await tell(context, 'created', await blocks.insert(db, siteId, block));
  return {};
};

const unblockMember: Operation<'unblockMember'> = async ({ memberId: blockedMemberId }, context) => {
  const { db, siteId } = context;
  const blockingMemberId = callingMemberId(context);
  if (blockingMemberId === blockedMemberId)
    throw badRequest('Nobody blocks themselves.', 'SELF_UNBLOCKING_FORBIDDEN', {
      initiatorMemberId: blockingMemberId,
    });
  const block = await blocks.getForUpdate(db, siteId, blockId(blockingMemberId, blockedMemberId));
  if (!block)
    throw notFound('The member is not blocked.', 'BLOCK_DOES_NOT_EXIST', {
      blockingMemberId,
      blockedMemberId,
    });
  await blocks.remove(db, siteId, block.id);
  await tell(context, 'deleted', block);
  return {};
};

const listCurrentMemberBlocking: Operation<'listCurrentMemberBlocking'> = async (
  { cursorPaging },
  context,
) => {
  const scope = { blockingMemberId: callingMemberId(context) };
  const paging = { cursorPaging: cursorPaging ?? {} };
  const { items, metadata } = await blocks.query(context.db, context.siteId, paging, { scope, root: '' });
  return { blockedMemberIds: items.map(({ blockedMemberId }) => blockedMemberId), pagingMetadata: metadata };
};

/** Both ways, for the shop. */
const listMemberBlocks: Operation<'listMemberBlocks'> = async ({ memberId, cursorPaging }, context) => {
  const scope = { $or: [{ blockingMemberId: memberId }, { blockedMemberId: memberId }] };
  const paging = { cursorPaging: cursorPaging ?? {} };
  const { items, metadata } = await blocks.query(context.db, context.siteId, paging, { scope, root: '' });
  return {
    memberBlocks: items.map(({ blockingMemberId, blockedMemberId }) =>
      blockedMemberId === memberId
        ? { memberId: blockingMemberId, blockDirection: 'BLOCKING' as const }
        : { memberId: blockedMemberId, blockDirection: 'BLOCKED' as const },
    ),
    pagingMetadata: metadata,
  };
};

export const handlers = {
  blockMember,
  unblockMember,
  listCurrentMemberBlocking,
  listMemberBlocks,
} satisfies Handlers<MemberToMemberBlockApi, Context>;
