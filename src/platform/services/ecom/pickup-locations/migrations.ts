import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-pickup_locations': `
    create table pickup_locations (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      name text collate "C" generated always as (doc #>> '{"name"}'::text[]) stored,
      shipping_rule_id text collate "C" generated always as (doc #>> '{"shippingRuleId"}'::text[]) stored,
      delivery_region_ids jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."deliveryRegionIds"[*]'::jsonpath)) stored,
      primary key (site_id, id));
    create index pickup_locations_created_date on pickup_locations (site_id, created_date nulls first, id nulls first);
    create index pickup_locations_shipping_rule_id on pickup_locations (site_id, shipping_rule_id nulls first, id nulls first);
    create index pickup_locations_delivery_region_ids_list on pickup_locations using gin (delivery_region_ids jsonb_path_ops);`,
};
