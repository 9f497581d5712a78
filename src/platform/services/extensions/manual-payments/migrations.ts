import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-manual-payments': `
    create table manual_payment_methods (site_id text collate "C" primary key, doc jsonb not null);
    create table order_manual_payments (
      site_id text collate "C" not null, order_id text collate "C" not null, doc jsonb not null,
      primary key (site_id, order_id));`,
};
