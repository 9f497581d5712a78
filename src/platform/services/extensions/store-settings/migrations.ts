import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-store-settings': `
    create table store_settings (site_id text collate "C" primary key, doc jsonb not null);
    create table mail_settings (site_id text collate "C" primary key, doc jsonb not null);`,
};
