import type { RetentionRule } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { lockOwned, removeList, save } from './change.ts';
import { isSame } from './reference.ts';
import { giveTo, staleWishlists, takeWishlist, wishlists } from './tables.ts';
import { MAX_ITEMS, ownerKey, type Wishlist } from './wishlist.ts';

/** What the member had, then what was wished for before signing in, as far as there is room. */
const joined = (member: Wishlist, visitor: Wishlist): Wishlist['items'] =>
  [
    ...member.items,
    ...visitor.items.filter(({ catalogReference }) =>
      member.items.every((one) => !isSame(one.catalogReference, catalogReference)),
    ),
  ].slice(0, MAX_ITEMS);

/**
 * Who signs in keeps what was wished for before. Where both have a list the visitor's goes, with its shared address:
 * whoever has that was never shown the member's.
 */
const mergeLists: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { memberId, visitorId } = body.actionEvent.body as { memberId: string; visitorId?: string };
  if (!visitorId) return;
  const { db, siteId, ids } = context;
  const owner = ownerKey({ memberId });
  // The visitor's entry before the member's, everywhere. Nobody begins a list meanwhile.
  const visitor = await lockOwned(context, ownerKey({ visitorId }));
  if (!visitor) return;
  const membersId = await takeWishlist(db, siteId, owner, ids.guid());
  const member = await wishlists.getForUpdate(db, siteId, membersId);
  if (member) {
    await removeList(context, visitor.id);
    await save(context, { ...member, items: joined(member, visitor) });
    return;
  }
  await giveTo(db, siteId, visitor.id, owner);
  const { visitorId: _visitor, ...list } = visitor;
  await save(context, { ...list, memberId });
};

const forgetMember: Listener = async ({ entityId }, context) => {
  const list = await lockOwned(context, ownerKey({ memberId: entityId }));
  if (list) await removeList(context, list.id);
};

export const listeners: Readonly<Record<string, Listener>> = {
  'counterpart.identity.v1.session_member_signed_in': mergeLists,
  'wix.members.v1.member_deleted': forgetMember,
};

/** As carts: a visitor's token does not outlive so long a pause. */
export const visitorsWishlists: RetentionRule<Context> = {
  what: "Visitors' wishlists; members' stay",
  since: 'they were last changed',
  days: 90,
  async forget(context, before, limit) {
    const ids = await staleWishlists(context.db, context.siteId, before.toISOString(), limit);
    for (const id of ids) await removeList(context, id);
    return ids.length;
  },
};
