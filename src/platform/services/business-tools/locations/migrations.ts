import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-business_locations': `
    create table business_locations (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      primary key (site_id, id));
    create index business_locations_created_date on business_locations (site_id, created_date nulls first, id nulls first);
    -- A business has one default location.
    create unique index business_locations_default on business_locations (site_id) where doc -> 'default' = 'true'::jsonb;`,
};
