import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-lists': `
    create table wishlists (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      member_id text collate "C" generated always as (doc #>> '{"memberId"}'::text[]) stored,
      items_catalog_reference_catalog_item_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."items"."catalogReference"."catalogItemId"[*]'::jsonpath)) stored,
      primary key (site_id, id));
    create index wishlists_updated_date on wishlists (site_id, updated_date nulls first, id nulls first);
    create index wishlists_member_id on wishlists (site_id, member_id nulls first, id nulls first);
    create index wishlists_items_catalog_reference_catalog_item_id_list on wishlists using gin (items_catalog_reference_catalog_item_id jsonb_path_ops);
    -- Whose a list is: one each, however many ask at once.
    create table wishlist_owners (
      site_id text collate "C" not null, owner text collate "C" not null, wishlist_id text collate "C" not null,
      primary key (site_id, owner), unique (site_id, wishlist_id));
    -- Those that are shared, by the secret of their address.
    create table wishlist_shares (
      site_id text collate "C" not null, wishlist_id text collate "C" not null, secret text collate "C" not null,
      primary key (site_id, wishlist_id), unique (site_id, secret));`,
};
