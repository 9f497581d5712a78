import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-checkout-settings': `
    create table checkout_settings (site_id text collate "C" primary key, doc jsonb not null);`,
};
