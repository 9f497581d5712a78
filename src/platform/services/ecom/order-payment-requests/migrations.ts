import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-order-payment-requests': `
    create table order_payment_requests (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      expiration_date text collate "C" generated always as (doc #>> '{"expirationDate"}'::text[]) stored,
      order_id text collate "C" generated always as (doc #>> '{"orderId"}'::text[]) stored,
      status text collate "C" generated always as (doc #>> '{"status"}'::text[]) stored,
      primary key (site_id, id));
    create index order_payment_requests_created_date on order_payment_requests (site_id, created_date nulls first, id nulls first);
    create index order_payment_requests_expiration_date on order_payment_requests (site_id, expiration_date nulls first, id nulls first);
    create index order_payment_requests_order_id on order_payment_requests (site_id, order_id nulls first, id nulls first);`,
};
