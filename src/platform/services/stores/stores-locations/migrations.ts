import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-stores-locations': `
    create table stores_locations (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      default_location boolean not null generated always as ((doc #>> '{"defaultLocation"}'::text[])::boolean) stored,
      primary key (site_id, id));
    create index stores_locations_created_date on stores_locations (site_id, created_date nulls first, id nulls first);`,
};
