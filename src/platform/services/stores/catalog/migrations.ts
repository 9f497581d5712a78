import type { Migrations } from '#database/database.ts';
import { partsIndex } from '#database/parts-index.ts';
import { attributeMigrations } from './migrations-of-attributes.ts';
import { categoryMigrations } from './migrations-of-categories.ts';
import { customizationMigrations } from './migrations-of-customizations.ts';

export const migrations: Migrations = {
  '001-products': `
    create table products (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      numeric_id numeric not null generated always as (platform_decimal(doc #>> '{"numericId"}'::text[])) stored,
      name text collate "C" not null generated always as (doc #>> '{"name"}'::text[]) stored,
      slug text collate "C" not null generated always as (doc #>> '{"slug"}'::text[]) stored,
      handle text collate "C" not null generated always as (doc #>> '{"handle"}'::text[]) stored,
      visible boolean not null generated always as ((doc #>> '{"visible"}'::text[])::boolean) stored,
      product_type text collate "C" not null generated always as (doc #>> '{"productType"}'::text[]) stored,
      actual_price_range_min_value_amount numeric not null generated always as (platform_decimal(doc #>> '{"actualPriceRange","minValue","amount"}'::text[])) stored,
      actual_price_range_max_value_amount numeric not null generated always as (platform_decimal(doc #>> '{"actualPriceRange","maxValue","amount"}'::text[])) stored,
      min_variant_price_info_sku text collate "C" generated always as (doc #>> '{"minVariantPriceInfo","sku"}'::text[]) stored,
      inventory_availability_status text collate "C" not null generated always as (doc #>> '{"inventory","availabilityStatus"}'::text[]) stored,
      ribbon_name text collate "C" generated always as (doc #>> '{"ribbon","name"}'::text[]) stored,
      brand_name text collate "C" generated always as (doc #>> '{"brand","name"}'::text[]) stored,
      direct_categories_info_categories_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."directCategoriesInfo"."categories"."id"[*]'::jsonpath)) stored,
      all_categories_info_categories_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."allCategoriesInfo"."categories"."id"[*]'::jsonpath)) stored,
      variants_info_variants_sku jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."variantsInfo"."variants"."sku"[*]'::jsonpath)) stored,
      options_choices_settings_choices_name jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."options"."choicesSettings"."choices"."name"[*]'::jsonpath)) stored,
      search_words tsvector not null,
      primary key (site_id, id));
    create index products_created_date on products (site_id, created_date nulls first, id nulls first);
    create index products_updated_date on products (site_id, updated_date nulls first, id nulls first);
    create index products_name on products (site_id, name nulls first, id nulls first);
    create index products_slug on products (site_id, slug nulls first, id nulls first);
    create index products_actual_price_range_min_value_amount on products (site_id, actual_price_range_min_value_amount nulls first, id nulls first);
    create index products_min_variant_price_info_sku on products (site_id, min_variant_price_info_sku nulls first, id nulls first);
    create index products_visible_created_date on products (site_id, visible nulls first, created_date nulls first, id nulls first);
    create index products_visible_name on products (site_id, visible nulls first, name nulls first, id nulls first);
    create index products_visible_actual_price_range_min_value_amount on products (site_id, visible nulls first, actual_price_range_min_value_amount nulls first, id nulls first);
    create index products_visible_inventory_availability_status_created_date on products (site_id, visible nulls first, inventory_availability_status nulls first, created_date nulls first, id nulls first);
    create index products_name_prefix on products (site_id, (platform_lower(name)));
    create index products_min_variant_price_info_sku_prefix on products (site_id, (platform_lower(min_variant_price_info_sku)));
    create index products_direct_categories_info_categories_id_list on products using gin (direct_categories_info_categories_id jsonb_path_ops);
    create index products_all_categories_info_categories_id_list on products using gin (all_categories_info_categories_id jsonb_path_ops);
    create index products_variants_info_variants_sku_list on products using gin (variants_info_variants_sku jsonb_path_ops);
    create index products_options_choices_settings_choices_name_list on products using gin (options_choices_settings_choices_name jsonb_path_ops);
    create index products_search_words on products using gin (search_words);`,
  '002-collections': `
    create table collections (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      name text collate "C" not null generated always as (doc #>> '{"name"}'::text[]) stored,
      slug text collate "C" not null generated always as (doc #>> '{"slug"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      visible boolean not null generated always as ((doc #>> '{"visible"}'::text[])::boolean) stored,
      primary key (site_id, id));
    create index collections_name on collections (site_id, name nulls first, id nulls first);
    create index collections_slug on collections (site_id, slug nulls first, id nulls first);`,
  // Slugs and article numbers belong to one product each; two who want the same at once cannot both have it.
  '003-unique-slugs': `
    create unique index products_slug_unique on products (site_id, slug);
    create unique index products_handle_unique on products (site_id, handle);
    create unique index collections_slug_unique on collections (site_id, slug);
    create table variant_keys (
      site_id text collate "C" not null,
      kind text collate "C" not null,
      key text collate "C" not null,
      product_id text collate "C" not null,
      primary key (site_id, kind, key));
    create index variant_keys_product on variant_keys (site_id, product_id);
    create table product_numbers (site_id text collate "C" primary key, last bigint not null);`,
  '004-product-words': `
    create table products_words (site_id text collate "C" not null, word text collate "C" not null);
    create index products_words_word on products_words (site_id, word);
    create function products_words_insert() returns trigger language plpgsql as $body$
      begin
        insert into products_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from added, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from products_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger products_words_insert after insert on products
      referencing new table as added for each statement execute function products_words_insert();
    create function products_words_update() returns trigger language plpgsql as $body$
      begin
        insert into products_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from (select new.site_id, new.search_words) as changed, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from products_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger products_words_update after update on products
      for each row when (old.search_words is distinct from new.search_words) execute function products_words_update();
    insert into products_words (site_id, word)
      select distinct site_id, left(word, 14) collate "C"
      from products, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0;`,
  '005-search-text': `
    alter table products
      add column search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"name"}'::text[]), '') || ' ' || coalesce((doc #>> '{"slug"}'::text[]), '') || ' ' || coalesce((doc #>> '{"minVariantPriceInfo","sku"}'::text[]), '') || ' ' || coalesce((doc #>> '{"brand","name"}'::text[]), ''))) stored;`,
  '006-facets': `
    create index products_words_grams on products_words using gin (platform_grams(word)) with (fastupdate = off);
    create table products_facets (
      site_id text collate "C" not null, shelf text collate "C" not null, facet text collate "C" not null, value text collate "C" not null, key text collate "C" not null, slot integer not null,
      visible boolean,
      n bigint not null, primary key (site_id, shelf, facet, value, key, slot)) with (fillfactor = 50);
    create function products_facets_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into products_facets as kept (site_id, shelf, facet, value, key, slot, visible, n)
          select site_id, shelf, facet, value, jsonb_build_array(visible)::text, pg_backend_pid(),
            visible, sum(change)
          from (select site_id, visible, inventory_availability_status, options_choices_settings_choices_name, doc, direct_categories_info_categories_id, actual_price_range_min_value_amount, 1 as change from added) as changes
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(direct_categories_info_categories_id) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'visible' as facet, ("visible"::text) collate "C" as value from (select 1) as one
            union all select 'inventory.availabilityStatus' as facet, ("inventory_availability_status"::text) collate "C" as value from (select 1) as one
            union all select 'options.choicesSettings.choices.name' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("options_choices_settings_choices_name") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'infoSections.uniqueName' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_path_query(doc, 'lax $."infoSections"."uniqueName"[*]'::jsonpath) as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'directCategoriesInfo.categories.id' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("direct_categories_info_categories_id") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'actualPriceRange.minValue.amount' as facet, (trim_scale("actual_price_range_min_value_amount")::text) collate "C" as value from (select 1) as one) as facets
          where value is not null
          group by site_id, shelf, facet, value, visible having sum(change) <> 0
          on conflict (site_id, shelf, facet, value, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into products_facets as kept (site_id, shelf, facet, value, key, slot, visible, n)
          select site_id, shelf, facet, value, jsonb_build_array(visible)::text, pg_backend_pid(),
            visible, sum(change)
          from (select site_id, visible, inventory_availability_status, options_choices_settings_choices_name, doc, direct_categories_info_categories_id, actual_price_range_min_value_amount, -1 as change from gone) as changes
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(direct_categories_info_categories_id) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'visible' as facet, ("visible"::text) collate "C" as value from (select 1) as one
            union all select 'inventory.availabilityStatus' as facet, ("inventory_availability_status"::text) collate "C" as value from (select 1) as one
            union all select 'options.choicesSettings.choices.name' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("options_choices_settings_choices_name") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'infoSections.uniqueName' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_path_query(doc, 'lax $."infoSections"."uniqueName"[*]'::jsonpath) as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'directCategoriesInfo.categories.id' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("direct_categories_info_categories_id") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'actualPriceRange.minValue.amount' as facet, (trim_scale("actual_price_range_min_value_amount")::text) collate "C" as value from (select 1) as one) as facets
          where value is not null
          group by site_id, shelf, facet, value, visible having sum(change) <> 0
          on conflict (site_id, shelf, facet, value, key, slot) do update set n = kept.n + excluded.n;
        else insert into products_facets as kept (site_id, shelf, facet, value, key, slot, visible, n)
          select site_id, shelf, facet, value, jsonb_build_array(visible)::text, pg_backend_pid(),
            visible, sum(change)
          from (select site_id, visible, inventory_availability_status, options_choices_settings_choices_name, doc, direct_categories_info_categories_id, actual_price_range_min_value_amount, 1 as change from added
            union all select site_id, visible, inventory_availability_status, options_choices_settings_choices_name, doc, direct_categories_info_categories_id, actual_price_range_min_value_amount, -1 as change from gone) as changes
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(direct_categories_info_categories_id) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'visible' as facet, ("visible"::text) collate "C" as value from (select 1) as one
            union all select 'inventory.availabilityStatus' as facet, ("inventory_availability_status"::text) collate "C" as value from (select 1) as one
            union all select 'options.choicesSettings.choices.name' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("options_choices_settings_choices_name") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'infoSections.uniqueName' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_path_query(doc, 'lax $."infoSections"."uniqueName"[*]'::jsonpath) as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'directCategoriesInfo.categories.id' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("direct_categories_info_categories_id") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'actualPriceRange.minValue.amount' as facet, (trim_scale("actual_price_range_min_value_amount")::text) collate "C" as value from (select 1) as one) as facets
          where value is not null
          group by site_id, shelf, facet, value, visible having sum(change) <> 0
          on conflict (site_id, shelf, facet, value, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger products_facets_insert after insert
      on products referencing new table as added for each statement execute function products_facets_count();
    create trigger products_facets_delete after delete
      on products referencing old table as gone for each statement execute function products_facets_count();
    create trigger products_facets_update after update
      on products referencing old table as gone new table as added for each statement execute function products_facets_count();
    insert into products_facets (site_id, shelf, facet, value, key, slot, visible, n)
      select site_id, shelf, facet, value, jsonb_build_array(visible)::text, 0, visible, count(*) from products
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(direct_categories_info_categories_id) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'visible' as facet, ("visible"::text) collate "C" as value from (select 1) as one
            union all select 'inventory.availabilityStatus' as facet, ("inventory_availability_status"::text) collate "C" as value from (select 1) as one
            union all select 'options.choicesSettings.choices.name' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("options_choices_settings_choices_name") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'infoSections.uniqueName' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_path_query(doc, 'lax $."infoSections"."uniqueName"[*]'::jsonpath) as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'directCategoriesInfo.categories.id' as facet, ("found".value) collate "C" as value from (select 1) as one left join lateral ( select distinct item #>> '{}' as value from jsonb_array_elements("direct_categories_info_categories_id") as item where jsonb_typeof(item) in ('string', 'number', 'boolean') ) as "found" on true
            union all select 'actualPriceRange.minValue.amount' as facet, (trim_scale("actual_price_range_min_value_amount")::text) collate "C" as value from (select 1) as one) as facets
          where value is not null group by site_id, shelf, facet, value, visible;`,
  '007-media-uses': `
    insert into media_uses (site_id, entity, entity_id, place, file_id, name)
      select distinct site_id, 'product', id, place, file_id, coalesce(doc ->> 'name', '')
      from products cross join lateral (
        select 'picture ' || n as place, item ->> 'id' as file_id
          from jsonb_path_query_array(doc, 'lax $.media.itemsInfo.items[*]') as items,
            jsonb_array_elements(items) with ordinality as each (item, n)
        union all select 'description', found #>> '{}' from jsonb_path_query(doc, 'lax $.description.**.src.id') as found
        union all select 'description', found #>> '{}'
          from jsonb_path_query(doc, 'lax $.infoSections[*].description.**.src.id') as found
        union all select 'file', found #>> '{}'
          from jsonb_path_query(doc, 'lax $.variantsInfo.variants[*].digitalProperties.digitalFile.id') as found) as held
      where file_id <> '' on conflict do nothing;
    insert into media_uses (site_id, entity, entity_id, place, file_id, name)
      select distinct site_id, 'collection', id, 'cover', found #>> '{}', coalesce(doc ->> 'name', '')
      from collections cross join lateral jsonb_path_query(doc, 'lax $.media.items[*].id') as found
      where found #>> '{}' <> '' on conflict do nothing;`,
  // Descriptions kept as HTML name pictures too.
  '008-described-pictures': `
    insert into media_uses (site_id, entity, entity_id, place, file_id, name)
      select distinct site_id, 'product', id, 'description', found[1], coalesce(doc ->> 'name', '')
      from products cross join lateral regexp_matches(
        concat_ws(' ', doc ->> 'plainDescription', (select string_agg(section ->> 'plainDescription', ' ')
          from jsonb_path_query(doc, 'lax $.infoSections[*]') as section)),
        '<img[^>]*? src *= *["'']?(?:wix:image://v1/|(?:https://static[.]wixstatic[.]com)?/media/)([^/?#"''[:space:]>]+)', 'gi') as found
      on conflict do nothing;`,
  // Which products carry a subscription option; few do.
  '009-subscriptions': `
    create index products_subscriptions on products
      using gin ((doc -> 'subscriptionDetails' -> 'subscriptions') jsonb_path_ops)
      where doc -> 'subscriptionDetails' is not null;`,
  ...attributeMigrations,
  ...categoryMigrations,
  ...customizationMigrations,
  '017-parts': partsIndex('products'),
};
