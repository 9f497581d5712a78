import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-order-downloads': `
    create table order_downloads (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      order_id text collate "C" not null generated always as (doc #>> '{"orderId"}'::text[]) stored,
      primary key (site_id, id));
    create index order_downloads_order_id on order_downloads (site_id, order_id nulls first, id nulls first);
    create table order_download_settings (site_id text collate "C" primary key, doc jsonb not null);`,
};
