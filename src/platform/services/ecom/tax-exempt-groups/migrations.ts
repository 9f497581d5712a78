import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-tax-exempt-groups': `
    create table tax_exempt_groups (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      primary key (site_id, id));
    create index tax_exempt_groups_created_date on tax_exempt_groups (site_id, created_date nulls first, id nulls first);`,
};
