import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-inventory_items': `
    create table inventory_items (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      product_id text collate "C" not null generated always as (doc #>> '{"productId"}'::text[]) stored,
      variant_id text collate "C" not null generated always as (doc #>> '{"variantId"}'::text[]) stored,
      track_quantity boolean not null generated always as ((doc #>> '{"trackQuantity"}'::text[])::boolean) stored,
      in_stock boolean not null generated always as ((doc #>> '{"inStock"}'::text[])::boolean) stored,
      quantity numeric generated always as (platform_decimal(doc #>> '{"quantity"}'::text[])) stored,
      availability_status text collate "C" not null generated always as (doc #>> '{"availabilityStatus"}'::text[]) stored,
      product_name text collate "C" not null generated always as (doc #>> '{"product","name"}'::text[]) stored,
      product_variant_sku text collate "C" generated always as (doc #>> '{"product","variantSku"}'::text[]) stored,
      search_words tsvector not null,
      primary key (site_id, id));
    create index inventory_items_created_date on inventory_items (site_id, created_date nulls first, id nulls first);
    create index inventory_items_updated_date on inventory_items (site_id, updated_date nulls first, id nulls first);
    create index inventory_items_product_id on inventory_items (site_id, product_id nulls first, id nulls first);
    create index inventory_items_quantity on inventory_items (site_id, quantity nulls first, id nulls first);
    create index inventory_items_product_name on inventory_items (site_id, product_name nulls first, id nulls first);
    create index inventory_items_product_variant_sku on inventory_items (site_id, product_variant_sku nulls first, id nulls first);
    create index inventory_items_availability_status_created_date on inventory_items (site_id, availability_status nulls first, created_date nulls first, id nulls first);
    create index inventory_items_product_name_prefix on inventory_items (site_id, (platform_lower(product_name)));
    create index inventory_items_product_variant_sku_prefix on inventory_items (site_id, (platform_lower(product_variant_sku)));
    create index inventory_items_search_words on inventory_items using gin (search_words);`,
  // What an order holds of the stock, a row for each of its lines: `quantity` pieces were taken, of which `returned`
  // went back. `held` is false once all of it was let go; then it may be taken again. The key makes each of these
  // happen once, whoever asks how often.
  '002-held-stock': `
    create table held_stock (
      site_id text collate "C" not null,
      order_id text collate "C" not null,
      line_item_id text collate "C" not null,
      variant_id text collate "C" not null,
      quantity integer not null check (quantity >= 0),
      returned integer not null default 0 check (returned between 0 and quantity),
      held boolean not null default true,
      primary key (site_id, order_id, line_item_id));`,
  '003-stock-words': `
    create table inventory_items_words (site_id text collate "C" not null, word text collate "C" not null);
    create index inventory_items_words_word on inventory_items_words (site_id, word);
    create function inventory_items_words_insert() returns trigger language plpgsql as $body$
      begin
        insert into inventory_items_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from added, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from inventory_items_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger inventory_items_words_insert after insert on inventory_items
      referencing new table as added for each statement execute function inventory_items_words_insert();
    create function inventory_items_words_update() returns trigger language plpgsql as $body$
      begin
        insert into inventory_items_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from (select new.site_id, new.search_words) as changed, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from inventory_items_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger inventory_items_words_update after update on inventory_items
      for each row when (old.search_words is distinct from new.search_words) execute function inventory_items_words_update();
    insert into inventory_items_words (site_id, word)
      select distinct site_id, left(word, 14) collate "C"
      from inventory_items, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0;`,
  '004-word-grams': `
    create index inventory_items_words_grams on inventory_items_words using gin (platform_grams(word)) with (fastupdate = off);`,
};
