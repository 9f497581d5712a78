import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-abouts': `
    create table member_abouts (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      member_id text collate "C" not null generated always as (doc #>> '{"memberId"}'::text[]) stored,
      primary key (site_id, id));
    create unique index member_abouts_unique_member on member_abouts (site_id, member_id);`,
};
