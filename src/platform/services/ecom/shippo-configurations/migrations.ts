import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-configurations': `
    create table shippo_configurations (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      delivery_region_id text collate "C" generated always as (doc #>> '{"deliveryRegionId"}'::text[]) stored,
      primary key (site_id, id));
    create index shippo_configurations_created_date on shippo_configurations (site_id, created_date nulls first, id nulls first);
    create index shippo_configurations_delivery_region_id on shippo_configurations (site_id, delivery_region_id nulls first, id nulls first);`,
};
