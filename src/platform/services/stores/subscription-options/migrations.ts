import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-options': `
    create table subscription_options (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      primary key (site_id, id));
    create index subscription_options_created_date on subscription_options (site_id, created_date nulls first, id nulls first);`,
};
