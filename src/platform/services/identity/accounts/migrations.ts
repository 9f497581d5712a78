import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-accounts': `
    create table accounts (
      site_id text collate "C" not null, member_id text collate "C" not null, password_hash text,
      failures integer not null default 0, reset_required boolean not null default false,
      needs_verification boolean not null default false, needs_approval boolean not null default false,
      language text, primary key (site_id, member_id));
    create table account_attempts (
      site_id text collate "C" not null, key text collate "C" not null, count integer not null,
      ends_at timestamptz not null, primary key (site_id, key));
    create index account_attempts_end on account_attempts (site_id, ends_at);
    create table account_flows (
      site_id text collate "C" not null, id text collate "C" not null, member_id text collate "C" not null,
      visitor_id text, expires_at timestamptz not null, code_hash text, code_expires_at timestamptz,
      tries integer not null default 0, sends integer not null default 0, factor_type text, challenge text,
      primary key (site_id, id));
    create index account_flows_member on account_flows (site_id, member_id);
    create index account_flows_end on account_flows (site_id, expires_at);
    create table account_links (
      site_id text collate "C" not null, token_hash text collate "C" not null, kind text not null,
      member_id text collate "C" not null, expires_at timestamptz not null, used_at timestamptz,
      redirect_url text, primary key (site_id, token_hash));
    create index account_links_member on account_links (site_id, member_id);
    create index account_links_end on account_links (site_id, expires_at);
    create table account_factors (
      site_id text collate "C" not null, id text collate "C" not null, member_id text collate "C" not null,
      type text not null, active boolean not null, label text not null, secret text not null, last_step bigint,
      code_hash text, code_expires_at timestamptz, tries integer not null default 0,
      created_at timestamptz not null, used_at timestamptz, primary key (site_id, id));
    create index account_factors_member on account_factors (site_id, member_id);
    create table account_recovery_codes (
      site_id text collate "C" not null, member_id text collate "C" not null, code_hash text collate "C" not null,
      primary key (site_id, member_id, code_hash));`,
  '002-known-origins': `
    create table account_known_origins (
      site_id text collate "C" not null, member_id text collate "C" not null, origin text collate "C" not null,
      used_at timestamptz not null, primary key (site_id, member_id, origin));
    create index account_known_origins_used on account_known_origins (site_id, used_at);`,
};
