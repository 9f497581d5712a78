import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-tips': `
    create table tip_distributions (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      order_id text collate "C" generated always as (doc #>> '{"orderId"}'::text[]) stored,
      staff_id text collate "C" generated always as (doc #>> '{"staff","id"}'::text[]) stored,
      transaction_date text collate "C" generated always as (doc #>> '{"transaction","date"}'::text[]) stored,
      primary key (site_id, id));
    create index tip_distributions_created_date on tip_distributions (site_id, created_date nulls first, id nulls first);
    create index tip_distributions_order_id on tip_distributions (site_id, order_id nulls first, id nulls first);
    create index tip_distributions_staff_id on tip_distributions (site_id, staff_id nulls first, id nulls first);`,
};
