import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-local_delivery_options': `
    create table local_delivery_options (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      area_name text collate "C" generated always as (doc #>> '{"areaName"}'::text[]) stored,
      external_id text collate "C" generated always as (doc #>> '{"externalId"}'::text[]) stored,
      delivery_region_ids jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."deliveryRegionIds"[*]'::jsonpath)) stored,
      primary key (site_id, id));
    create index local_delivery_options_created_date on local_delivery_options (site_id, created_date nulls first, id nulls first);
    create index local_delivery_options_external_id on local_delivery_options (site_id, external_id nulls first, id nulls first);
    create index local_delivery_options_delivery_region_ids_list on local_delivery_options using gin (delivery_region_ids jsonb_path_ops);`,
};
