import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-tax_regions': `
    create table tax_regions (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      country text collate "C" not null generated always as (doc #>> '{"country"}'::text[]) stored,
      subdivision text collate "C" not null generated always as (doc #>> '{"subdivision"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      primary key (site_id, id));
    create index tax_regions_created_date on tax_regions (site_id, created_date nulls first, id nulls first);`,
  '002-one-region-per-place': `
    create unique index tax_regions_place on tax_regions (site_id, country, subdivision);`,
};
