import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { Handler, MemberFollowersApi } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { Listener } from '#platform/service.ts';
import { lockMembers, seenMember } from '../members/public.ts';
import { follows, followId, removeAllOf, type Follow } from './tables.ts';

const { action } = entityEvents('wix.members.v3.follow');

const tell = (
  context: Context,
  slug: 'member_followed' | 'member_unfollowed',
  { memberId, affectedMemberId }: Follow,
): Promise<void> =>
  context.emit(action(slug, memberId, { memberConnection: { memberId, affectedMemberId } }));

/** @throws 404 NOT_FOUND for whoever is no member: an app follows nobody */
export function signedIn({ caller }: Context): string {
  if (caller.kind !== 'member') throw notFound('Nobody is signed in.');
  return caller.memberId;
}

async function end(context: Context, id: string): Promise<void> {
  const { db, siteId } = context;
  const follow = await follows.getForUpdate(db, siteId, id);
  if (!follow) return;
  await follows.remove(db, siteId, id);
  await tell(context, 'member_unfollowed', follow);
}

/** Whom one may not see is as good as not there. The muted may follow too; twice is once. */
export const followMember: Handler<MemberFollowersApi, 'followMember', Context> = async (
  { memberId: affectedMemberId },
  context,
) => {
  const { db, siteId, clock } = context;
  const memberId = signedIn(context);
  if (memberId === affectedMemberId)
    throw badRequest('Nobody follows themselves.', 'SELF_FOLLOWING_FORBIDDEN');
  // Both are held, as by who blocks or deletes one of them.
  const locked = await lockMembers(context, [memberId, affectedMemberId]);
  if (!locked.has(memberId) || !(await seenMember(context, affectedMemberId)))
    throw notFound('The member was not found.', undefined, { memberId: affectedMemberId });
  const id = followId(memberId, affectedMemberId);
  if (await follows.get(db, siteId, id)) return {};
  const createdDate = clock.now().toISOString();
  await tell(
    context,
    'member_followed',
    await follows.insert(db, siteId, { id, memberId, affectedMemberId, createdDate }),
  );
  return {};
};

/** Whom one does not follow, one is as good as done following, and whom one may no longer see. */
export const unfollowMember: Handler<MemberFollowersApi, 'unfollowMember', Context> = async (
  { memberId },
  context,
) => {
  await end(context, followId(signedIn(context), memberId));
  return {};
};

/** Of two of whom one blocks the other, neither follows. */
const endBetween: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { blockingMemberId, blockedMemberId } = body.actionEvent.body as Record<
    'blockingMemberId' | 'blockedMemberId',
    string
  >;
  await end(context, followId(blockingMemberId, blockedMemberId));
  await end(context, followId(blockedMemberId, blockingMemberId));
};

/** That the member is gone tells all of it: there may be a million of them. */
const forgetMember: Listener = ({ entityId }, { db, siteId }) => removeAllOf(db, siteId, entityId);

export const listeners: Readonly<Record<string, Listener>> = {
  'counterpart.members.v1.member_block_created': endBetween,
  'wix.members.v1.member_deleted': forgetMember,
};
