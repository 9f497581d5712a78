import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-settings': `
    create table tip_settings (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      "default" boolean generated always as ((doc #>> '{"default"}'::text[])::boolean) stored,
      primary key (site_id, id));
    create unique index tip_settings_one_default on tip_settings (site_id) where "default";`,
};
