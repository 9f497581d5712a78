import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-manual_tax_mappings': `
    create table manual_tax_mappings (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      tax_region_id text collate "C" not null generated always as (doc #>> '{"taxRegionId"}'::text[]) stored,
      tax_group_id text collate "C" not null generated always as (doc #>> '{"taxGroupId"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      primary key (site_id, id));
    create index manual_tax_mappings_created_date on manual_tax_mappings (site_id, created_date nulls first, id nulls first);`,
  '002-one-mapping-per-pair': `
    create unique index manual_tax_mappings_pair
      on manual_tax_mappings (site_id, tax_region_id, tax_group_id);`,
};
