import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-enterprise_categories': `
    create table enterprise_categories (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      parent_category_id text collate "C" generated always as (doc #>> '{"parentCategoryId"}'::text[]) stored,
      sort_order numeric not null generated always as (platform_decimal(doc #>> '{"sortOrder"}'::text[])) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      primary key (site_id, id));
    create unique index enterprise_categories_root on enterprise_categories (site_id) where parent_category_id is null;`,
};
