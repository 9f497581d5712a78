import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-checkout-page': `
    create table checkout_page (site_id text collate "C" primary key, doc jsonb not null);`,
};
