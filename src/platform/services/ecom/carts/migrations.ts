import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-carts': `
    create table carts (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      primary key (site_id, id));
    create index carts_updated_date on carts (site_id, updated_date nulls first, id nulls first);`,
  // One current cart per visitor or member, however many tabs ask for it at once.
  '002-current-carts': `
    create table current_carts (
      site_id text collate "C" not null,
      owner text collate "C" not null,
      cart_id text collate "C" not null,
      primary key (site_id, owner));
    create index current_carts_cart on current_carts (site_id, cart_id);`,
  '003-left': `
    create index carts_left on carts (site_id, updated_date)
      where doc #>> '{buyer,memberId}' is not null and doc ->> 'checkoutId' is null
        and doc -> 'lines' <> '[]'::jsonb and (doc #>> '{left,at}') is distinct from (doc ->> 'updatedDate');`,
  // A cart says itself whether it is somebody's own.
  '004-current': `
    update carts set doc = doc || '{"current": true}'::jsonb
    from current_carts
    where current_carts.site_id = carts.site_id and current_carts.cart_id = carts.id;`,
  // In how many carts a product lies.
  '005-items': `
    create index carts_items on carts using gin
      (jsonb_path_query_array(doc, 'lax $."lines"[*]."catalogReference"."catalogItemId"') jsonb_path_ops)
      where doc -> 'ordered' is null;`,
};
