import type { Migrations } from '../../../database/database.ts';

export const migrations: Migrations = {
  '001-discount_rules': `
    create table discount_rules (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      active boolean generated always as ((doc #>> '{"active"}'::text[])::boolean) stored,
      name text collate "C" generated always as (doc #>> '{"name"}'::text[]) stored,
      active_time_info_start text collate "C" generated always as (doc #>> '{"activeTimeInfo","start"}'::text[]) stored,
      active_time_info_end text collate "C" generated always as (doc #>> '{"activeTimeInfo","end"}'::text[]) stored,
      primary key (site_id, id));
    create index discount_rules_created_date on discount_rules (site_id, created_date nulls first, id nulls first);`,
  '002-discount-rule-uses': `
    create table discount_rule_uses (
      site_id text collate "C" not null,
      rule_id text collate "C" not null,
      order_id text collate "C" not null,
      buyer text collate "C" not null,
      primary key (site_id, rule_id, order_id));`,
};
