import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Wishlist } from './wishlist.ts';

/** Assumed: the contract declares no fields to filter by; these are what a list is told apart by. */
const spec: QuerySpec = {
  paging: 'cursor',
  fields: [
    'id',
    'memberId',
    'createdDate',
    'updatedDate',
    'items.catalogReference.catalogItemId',
    'tags.publicTags.tagIds',
    'tags.privateTags.tagIds',
  ].map((field) => ({ field, operators: '*', sort: 'NONE' })),
  searchable: [],
  aggregatable: [],
};

export const wishlists = defineEntity<Wishlist>({
  table: 'wishlists',
  spec,
  columns: {
    createdDate: { type: 'date', required: true },
    updatedDate: { type: 'date', required: true, index: true },
    memberId: { type: 'text', index: true },
    'items.catalogReference.catalogItemId': { type: 'list' },
  },
  defaultSort: [{ fieldName: 'updatedDate', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [wishlists];

/** The owner's list, or `fresh` where there is none yet; whoever asks next waits until this transaction ends. */
export async function takeWishlist(
  db: Queryable,
  siteId: string,
  owner: string,
  fresh: string,
): Promise<string> {
  const { rows } = await sql<{ wishlist_id: string }>`
    insert into wishlist_owners (site_id, owner, wishlist_id) values (${siteId}, ${owner}, ${fresh})
    on conflict (site_id, owner) do update set wishlist_id = wishlist_owners.wishlist_id
    returning wishlist_id`.execute(db);
  return rows[0]?.wishlist_id ?? fresh;
}

export async function findOwned(
  db: Queryable,
  siteId: string,
  owner: string,
  lock?: 'lock',
): Promise<string | undefined> {
  const { rows } = await sql<{ wishlist_id: string }>`select wishlist_id from wishlist_owners
    where site_id = ${siteId} and owner = ${owner} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.wishlist_id;
}

/** Instead of what they had, and no longer to who had it. */
export async function giveTo(
  db: Queryable,
  siteId: string,
  wishlistId: string,
  owner: string,
): Promise<void> {
  await sql`delete from wishlist_owners
    where site_id = ${siteId} and wishlist_id = ${wishlistId} and owner <> ${owner}`.execute(db);
  await sql`insert into wishlist_owners (site_id, owner, wishlist_id)
    values (${siteId}, ${owner}, ${wishlistId})
    on conflict (site_id, owner) do update set wishlist_id = excluded.wishlist_id`.execute(db);
}

/** Takes it off whoever has it, and away from those it is shared with. */
export async function forgetAround(db: Queryable, siteId: string, wishlistId: string): Promise<void> {
  await sql`delete from wishlist_owners where site_id = ${siteId} and wishlist_id = ${wishlistId}`.execute(
    db,
  );
  await unshare(db, siteId, wishlistId);
}

/** Visitors' lists nobody touched since then. */
export async function staleWishlists(
  db: Queryable,
  siteId: string,
  before: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from wishlists
    where site_id = ${siteId} and updated_date < ${before} and member_id is null
    order by updated_date limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The secret of its address, made once. */
export async function share(
  db: Queryable,
  siteId: string,
  wishlistId: string,
  fresh: string,
): Promise<string> {
  const { rows } = await sql<{ secret: string }>`
    insert into wishlist_shares (site_id, wishlist_id, secret) values (${siteId}, ${wishlistId}, ${fresh})
    on conflict (site_id, wishlist_id) do update set secret = wishlist_shares.secret
    returning secret`.execute(db);
  return rows[0]?.secret ?? fresh;
}

export async function secretOf(
  db: Queryable,
  siteId: string,
  wishlistId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`select secret from wishlist_shares
    where site_id = ${siteId} and wishlist_id = ${wishlistId}`.execute(db);
  return rows[0]?.secret;
}

export async function findShared(db: Queryable, siteId: string, secret: string): Promise<string | undefined> {
  const { rows } = await sql<{ wishlist_id: string }>`select wishlist_id from wishlist_shares
    where site_id = ${siteId} and secret = ${secret}`.execute(db);
  return rows[0]?.wishlist_id;
}

export async function unshare(db: Queryable, siteId: string, wishlistId: string): Promise<void> {
  await sql`delete from wishlist_shares where site_id = ${siteId} and wishlist_id = ${wishlistId}`.execute(
    db,
  );
}
