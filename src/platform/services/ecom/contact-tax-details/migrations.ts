import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-contact-tax-details': `
    create table contact_tax_details (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      tax_exempt_group_id text collate "C" not null generated always as (doc #>> '{"taxExemptGroupId"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      primary key (site_id, id));
    create index contact_tax_details_tax_exempt_group_id on contact_tax_details (site_id, tax_exempt_group_id nulls first, id nulls first);
    create index contact_tax_details_created_date on contact_tax_details (site_id, created_date nulls first, id nulls first);`,
};
