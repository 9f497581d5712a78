import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-delivery_profiles': `
    create table delivery_profiles (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      "default" boolean generated always as ((doc #>> '{"default"}'::text[])::boolean) stored,
      primary key (site_id, id));
    create index delivery_profiles_created_date on delivery_profiles (site_id, created_date nulls first, id nulls first);`,
};
