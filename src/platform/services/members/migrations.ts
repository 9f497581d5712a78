import type { Migrations } from '../../../database/database.ts';

export const migrations: Migrations = {
  '001-members': `
    create table members (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      login_email text collate "C" not null generated always as (doc #>> '{"loginEmail"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      contact_id text collate "C" not null generated always as (doc #>> '{"contactId"}'::text[]) stored,
      privacy_status text collate "C" not null generated always as (doc #>> '{"privacyStatus"}'::text[]) stored,
      contact_first_name text collate "C" generated always as (doc #>> '{"contact","firstName"}'::text[]) stored,
      contact_last_name text collate "C" generated always as (doc #>> '{"contact","lastName"}'::text[]) stored,
      profile_nickname text collate "C" generated always as (doc #>> '{"profile","nickname"}'::text[]) stored,
      profile_slug text collate "C" not null generated always as (doc #>> '{"profile","slug"}'::text[]) stored,
      primary key (site_id, id));
    create index members_created_date on members (site_id, created_date nulls first, id nulls first);
    create index members_contact_id on members (site_id, contact_id nulls first, id nulls first);
    create index members_status_created_date on members (site_id, status nulls first, created_date nulls first, id nulls first);
    create index members_login_email_prefix on members (site_id, (platform_lower(login_email)));
    create index members_contact_first_name_prefix on members (site_id, (platform_lower(contact_first_name)));
    create index members_contact_last_name_prefix on members (site_id, (platform_lower(contact_last_name)));
    create index members_profile_nickname_prefix on members (site_id, (platform_lower(profile_nickname)));`,
  '002-unique-members': `
    create unique index members_unique_email on members (site_id, login_email);
    create unique index members_unique_slug on members (site_id, profile_slug);`,
  // Who the shop knows by address without an account: whoever registers with it must show that it is theirs.
  '003-contacts': `
    create table known_contacts (
      site_id text collate "C" not null,
      email text collate "C" not null,
      contact_id text collate "C" not null,
      primary key (site_id, email));`,
};
