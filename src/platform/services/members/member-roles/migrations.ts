import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-roles': `
    create table member_role_definitions (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      role_key text collate "C" not null generated always as (doc #>> '{"roleKey"}'::text[]) stored,
      primary key (site_id, id));
    create table member_roles (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      member_id text collate "C" not null generated always as (doc #>> '{"memberId"}'::text[]) stored,
      role_key text collate "C" not null generated always as (doc #>> '{"roleKey"}'::text[]) stored,
      primary key (site_id, id));
    create index member_roles_member_id on member_roles (site_id, member_id nulls first, id nulls first);
    create index member_roles_role_key_member_id on member_roles (site_id, role_key nulls first, member_id nulls first, id nulls first);
    create unique index member_role_definitions_unique_key on member_role_definitions (site_id, role_key);
    create unique index member_roles_unique on member_roles (site_id, member_id, role_key);`,
};
