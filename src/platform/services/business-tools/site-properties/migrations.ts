import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-site-properties': `
    create table site_properties (
      site_id text collate "C" primary key, version bigint not null default 0, doc jsonb not null);`,
};
