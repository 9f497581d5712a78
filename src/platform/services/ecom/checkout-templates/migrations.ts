import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-checkout-templates': `
    create table checkout_templates (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      primary key (site_id, id));
    create table checkout_template_uses (
      site_id text collate "C" not null, template_id text collate "C" not null, opened bigint not null, paid bigint not null,
      last_opened text collate "C", primary key (site_id, template_id));`,
};
