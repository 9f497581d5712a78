import type { Migrations } from '#database/database.ts';
import { partsIndex } from '#database/parts-index.ts';

export const migrations: Migrations = {
  '001-enterprise_items': `
    create table enterprise_items (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      title text collate "C" not null generated always as (doc #>> '{"title"}'::text[]) stored,
      size_in_bytes numeric not null generated always as (platform_decimal(doc #>> '{"sizeInBytes"}'::text[])) stored,
      parent_category_ids jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."parentCategoryIds"[*]'::jsonpath)) stored,
      internal_tags jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."internalTags"[*]'::jsonpath)) stored,
      search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"title"}'::text[]), '') || ' ' || coalesce((doc #>> '{"displayTags"}'::text[]), ''))) stored,
      primary key (site_id, id));
    create index enterprise_items_created_date on enterprise_items (site_id, created_date nulls first, id nulls first);
    create index enterprise_items_parent_category_ids_list on enterprise_items using gin (parent_category_ids jsonb_path_ops);
    create index enterprise_items_internal_tags_list on enterprise_items using gin (internal_tags jsonb_path_ops);`,
  '002-parts': partsIndex('enterprise_items'),
};
