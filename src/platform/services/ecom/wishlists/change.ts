import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { findOwned, forgetAround, takeWishlist, wishlists } from './tables.ts';
import { type Owner, ownerKey, type ApiWishlist, type Wishlist } from './wishlist.ts';

const FQDN = 'wix.ecom.v1.wishlist';

/** @throws 403 for an API key or nobody: a list is a visitor's or a member's */
export function ownerOf({ caller }: Context): Owner {
  if (caller.kind === 'visitor') return { visitorId: caller.visitorId };
  if (caller.kind === 'member') return { memberId: caller.memberId };
  throw permissionDenied('A wishlist takes the token of a visitor or member.');
}

/** Private tags are for the shop. */
export const present = ({ visitorId: _visitor, tags, ...list }: Wishlist, toShop = false): ApiWishlist => ({
  ...list,
  tags: { publicTags: tags.publicTags, ...(toShop && { privateTags: tags.privateTags }) },
});

export async function readOwn(context: Context): Promise<Wishlist | undefined> {
  const { db, siteId } = context;
  const id = await findOwned(db, siteId, ownerKey(ownerOf(context)));
  return id === undefined ? undefined : wishlists.get(db, siteId, id);
}

/** Holds the entry that makes it theirs, then the list, in the order that holds everywhere. */
export async function lockOwned(context: Context, owner: string): Promise<Wishlist | undefined> {
  const { db, siteId } = context;
  const id = await findOwned(db, siteId, owner, 'lock');
  return id === undefined ? undefined : wishlists.getForUpdate(db, siteId, id);
}

/** The caller's list, begun where there is none; two calls at once begin one. */
export async function openOwn(context: Context): Promise<{ list: Wishlist; isNew: boolean }> {
  const { db, siteId, ids, clock } = context;
  const owner = ownerOf(context);
  const fresh = ids.guid();
  const id = await takeWishlist(db, siteId, ownerKey(owner), fresh);
  const stored = id === fresh ? undefined : await wishlists.getForUpdate(db, siteId, id);
  if (stored) return { list: stored, isNew: false };
  const now = clock.now().toISOString();
  const tags = { publicTags: { tagIds: [] }, privateTags: { tagIds: [] } };
  return { list: { id, createdDate: now, updatedDate: now, ...owner, items: [], tags }, isNew: true };
}

const tell = (entityId: string, slug: string, body: DomainEvent['body']): DomainEvent => ({
  entityFqdn: FQDN,
  slug,
  entityId,
  body,
});

/** Something that wishlistEvent to it, as the contract's own words for it are: `WishlistItemAdded`. */
export const wishlistEvent = (
  wishlistId: string,
  slug: 'wishlist_item_added' | 'wishlist_item_removed' | 'wishlist_tags_modified',
  body: object,
): DomainEvent => tell(wishlistId, slug, { actionEvent: { body } });

export const changed = (list: Wishlist): DomainEvent =>
  tell(list.id, 'updated', { updatedEvent: { currentEntity: present(list, true) } });

/** Writes the list, then tells of it and of what wishlistEvent. */
export async function save(
  context: Context,
  list: Wishlist,
  { isNew = false, events = [] }: { isNew?: boolean; events?: readonly DomainEvent[] } = {},
): Promise<Wishlist> {
  const { db, siteId, clock } = context;
  const stored = isNew
    ? await wishlists.insert(db, siteId, list)
    : await wishlists.replace(db, siteId, list, { now: clock.now() });
  await context.emit(
    isNew ? tell(list.id, 'created', { createdEvent: { entity: present(stored, true) } }) : changed(stored),
  );
  for (const event of events) await context.emit(event);
  return stored;
}

export async function removeList(context: Context, id: string): Promise<void> {
  const { db, siteId } = context;
  await forgetAround(db, siteId, id);
  if (await wishlists.remove(db, siteId, id)) await context.emit(tell(id, 'deleted', { deletedEvent: {} }));
}
