import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-tokens': `
    create table refresh_tokens (
      site_id text collate "C" not null, id text collate "C" not null, client_id text, kind text not null,
      subject_id text not null, session_id text, used_at timestamptz not null,
      primary key (site_id, id));
    create index refresh_tokens_used on refresh_tokens (site_id, used_at);
    create table authorization_codes (
      site_id text collate "C" not null, id text collate "C" not null, code jsonb not null,
      expires_at timestamptz not null, primary key (site_id, id));`,
  '002-spent-codes': `
    alter table authorization_codes add column spent boolean not null default false;
    alter table refresh_tokens add column code_id text;`,
};
