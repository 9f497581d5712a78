import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-follows': `
    create table member_follows (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      member_id text collate "C" not null generated always as (doc #>> '{"memberId"}'::text[]) stored,
      affected_member_id text collate "C" not null generated always as (doc #>> '{"affectedMemberId"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      primary key (site_id, id));
    create index member_follows_member_id_created_date on member_follows (site_id, member_id nulls first, created_date nulls first, id nulls first);
    create index member_follows_affected_member_id_created_date on member_follows (site_id, affected_member_id nulls first, created_date nulls first, id nulls first);`,
};
