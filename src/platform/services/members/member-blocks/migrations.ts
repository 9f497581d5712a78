import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-member-blocks': `
    create table member_blocks (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      blocking_member_id text collate "C" not null generated always as (doc #>> '{"blockingMemberId"}'::text[]) stored,
      blocked_member_id text collate "C" not null generated always as (doc #>> '{"blockedMemberId"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      primary key (site_id, id));
    create index member_blocks_blocking_member_id_created_date on member_blocks (site_id, blocking_member_id nulls first, created_date nulls first, id nulls first);
    create index member_blocks_blocked_member_id_created_date on member_blocks (site_id, blocked_member_id nulls first, created_date nulls first, id nulls first);`,
};
