import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-order_transactions': `
    create table order_transactions (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      primary key (site_id, id));`,
};
