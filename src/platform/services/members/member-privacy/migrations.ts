import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-member-privacy': `
    create table member_privacy_settings (site_id text collate "C" primary key, doc jsonb not null);
    create table default_privacy (site_id text collate "C" primary key, doc jsonb not null);`,
};
