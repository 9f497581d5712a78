import { sql } from 'kysely';
import type { Migrations } from '#database/database.ts';
import { searchTerms } from '#platform/query/search-terms.ts';

/** Of the tree of categories, and of variants by themselves. */
export const categoryMigrations: Migrations = {
  '012-categories': `
    -- Words are made by the store: a document is found by them once it is saved again.
    alter table collections
      add column parent_category_id text collate "C" generated always as (doc #>> '{"parentCategory","id"}'::text[]) stored,
      add column search_words tsvector not null default '';
    alter table collections alter column search_words drop default;
    create index collections_parent_category_id on collections (site_id, parent_category_id nulls first, id nulls first);
    create index collections_search_words on collections using gin (search_words);
    create table collections_words (site_id text collate "C" not null, word text collate "C" not null);
    create index collections_words_word on collections_words (site_id, word);
    create index collections_words_grams on collections_words using gin (platform_grams(word)) with (fastupdate = off);
    create function collections_words_insert() returns trigger language plpgsql as $body$
      begin
        insert into collections_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from added, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from collections_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger collections_words_insert after insert on collections
      referencing new table as added for each statement execute function collections_words_insert();
    create function collections_words_update() returns trigger language plpgsql as $body$
      begin
        insert into collections_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from (select new.site_id, new.search_words) as changed, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from collections_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger collections_words_update after update on collections
      for each row when (old.search_words is distinct from new.search_words) execute function collections_words_update();
    insert into collections_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from collections, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from collections_words as known where known.site_id = fresh.site_id and known.word = fresh.word);`,
  // Collections become categories of one tree: each at the top, in the order in which they were listed.
  '013-tree-of-collections': async (db) => {
    await sql`
      update collections set doc = doc || jsonb_build_object(
        'updatedDate', coalesce(doc ->> 'lastUpdated', created_date), 'revision', revision::text, 'handle', slug,
        'treeReference', jsonb_build_object('appNamespace', '@wix/stores'),
        'parentCategory', jsonb_build_object('index', place - 1))
      from (select site_id, id, row_number() over (partition by site_id order by name, id) as place
        from collections) as placed
      where collections.site_id = placed.site_id and collections.id = placed.id`.execute(db);
    const { rows } = await sql<{ site_id: string; id: string; doc: object }>`
      select site_id, id, jsonb_build_object('name', doc -> 'name', 'description', doc -> 'description') as doc
      from collections`.execute(db);
    const words = rows.map(({ doc, ...row }) => ({
      ...row,
      words: searchTerms(doc, ['description', 'name']),
    }));
    await sql`update collections set search_words = array_to_tsvector(array(select jsonb_array_elements_text(found -> 'words')))
      from jsonb_array_elements(${JSON.stringify(words)}::text::jsonb) as found
      where collections.site_id = found ->> 'site_id' and collections.id = found ->> 'id'`.execute(db);
  },
  // Variants are found by themselves too; they stand in their products.
  '014-variants': `
    create view product_variants as
    select products.site_id, (variant ->> 'id') collate "C" as id, products.revision,
      variant - array['choices'] || jsonb_build_object('variantId', variant -> 'id',
        'optionChoices', coalesce(variant -> 'choices', '[]'),
        'productData', jsonb_strip_nulls(jsonb_build_object(
          'productId', products.id, 'name', products.name, 'slug', products.slug, 'handle', products.handle,
          'visible', products.visible, 'visibleInPos', products.doc -> 'visibleInPos',
          'productType', products.product_type, 'updatedDate', products.updated_date, 'revision', products.revision::text,
          'brand', case when products.brand_name is not null then products.doc -> 'brand' end,
          'physicalProperties', case when products.doc #> '{physicalProperties,fulfillerId}' is not null
            then jsonb_build_object('fulfillerId', products.doc #> '{physicalProperties,fulfillerId}') end,
          'mainCategoryId', products.direct_categories_info_categories_id -> 0,
          'directCategoryIds', products.direct_categories_info_categories_id))) as doc,
      (variant ->> 'id') collate "C" as variant_id,
      products.id as product_data_product_id,
      products.name as product_data_name,
      products.slug as product_data_slug,
      products.handle as product_data_handle,
      products.visible as product_data_visible,
      products.product_type as product_data_product_type,
      products.updated_date as product_data_updated_date,
      products.brand_id as product_data_brand_id,
      (variant ->> 'sku') collate "C" as sku,
      (variant ->> 'barcode') collate "C" as barcode,
      (variant ->> 'visible')::boolean as visible,
      (variant #>> '{inventoryStatus,inStock}')::boolean as inventory_status_in_stock,
      (variant #>> '{inventoryStatus,preorderEnabled}')::boolean as inventory_status_preorder_enabled,
      (variant #>> '{price,actualPrice,amount}')::numeric as price_actual_price_amount,
      (variant #>> '{price,compareAtPrice,amount}')::numeric as price_compare_at_price_amount,
      platform_fold(products.name || ' ' || coalesce(variant ->> 'sku', '')) collate "C" as search_text
    from products cross join lateral jsonb_array_elements(products.doc #> '{variantsInfo,variants}') as each (variant);`,
};
