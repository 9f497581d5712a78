import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-plugins': `
    create table service_plugins (
      site_id text collate "C" not null, id text collate "C" not null, doc jsonb not null, sealed_key text not null,
      primary key (site_id, id));
    create table service_plugin_health (
      site_id text collate "C" not null, plugin_id text collate "C" not null, doc jsonb not null,
      primary key (site_id, plugin_id));`,
};
