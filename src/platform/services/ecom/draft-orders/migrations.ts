import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-draft-orders': `
    create table draft_orders (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      order_id text collate "C" generated always as (doc #>> '{"orderId"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      primary key (site_id, id));
    create index draft_orders_created_date on draft_orders (site_id, created_date nulls first, id nulls first);
    create index draft_orders_updated_date on draft_orders (site_id, updated_date nulls first, id nulls first);
    create index draft_orders_order_id on draft_orders (site_id, order_id nulls first, id nulls first);`,
  '002-by-status': `
    create index draft_orders_status on draft_orders (site_id, status nulls first, id nulls first);`,
};
