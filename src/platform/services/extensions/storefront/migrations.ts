import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-storefront': `
    create table storefront_settings (site_id text collate "C" primary key, doc jsonb not null);`,
};
