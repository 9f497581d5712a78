import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-orders-settings': `
    create table orders_settings (site_id text collate "C" primary key, doc jsonb not null);`,
};
