import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-custom-fields': `
    create table custom_fields (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      hidden boolean not null generated always as ((doc #>> '{"hidden"}'::text[])::boolean) stored,
      primary key (site_id, id));
    create table custom_field_applications (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      primary key (site_id, id));`,
  '002-order': `
    create table custom_field_places (
      site_id text collate "C" not null, id text collate "C" not null, place bigint not null,
      primary key (site_id, id));
    create unique index custom_fields_unique_key on custom_fields (site_id, (doc ->> 'key'));`,
};
