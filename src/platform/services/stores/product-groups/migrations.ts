import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-product-groups': `
    create table product_groups (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      name text collate "C" not null generated always as (doc #>> '{"name"}'::text[]) stored,
      handle text collate "C" not null generated always as (doc #>> '{"handle"}'::text[]) stored,
      grouping_customization_id text collate "C" not null generated always as (doc #>> '{"groupingCustomizationId"}'::text[]) stored,
      members_product_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."members"."productId"[*]'::jsonpath)) stored,
      search_words tsvector not null,
      primary key (site_id, id));
    create unique index product_groups_handle_unique on product_groups (site_id, handle);
    create index product_groups_created_date on product_groups (site_id, created_date nulls first, id nulls first);
    create index product_groups_name on product_groups (site_id, name nulls first, id nulls first);
    create index product_groups_grouping_customization_id on product_groups (site_id, grouping_customization_id nulls first, id nulls first);
    create index product_groups_members_product_id_list on product_groups using gin (members_product_id jsonb_path_ops);
    create index product_groups_search_words on product_groups using gin (search_words);
    create table product_groups_words (site_id text collate "C" not null, word text collate "C" not null);
    create index product_groups_words_word on product_groups_words (site_id, word);
    create index product_groups_words_grams on product_groups_words using gin (platform_grams(word)) with (fastupdate = off);
    create function product_groups_words_insert() returns trigger language plpgsql as $body$
      begin
        insert into product_groups_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from added, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from product_groups_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger product_groups_words_insert after insert on product_groups
      referencing new table as added for each statement execute function product_groups_words_insert();
    create function product_groups_words_update() returns trigger language plpgsql as $body$
      begin
        insert into product_groups_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from (select new.site_id, new.search_words) as changed, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from product_groups_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger product_groups_words_update after update on product_groups
      for each row when (old.search_words is distinct from new.search_words) execute function product_groups_words_update();`,
};
