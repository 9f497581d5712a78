import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-email-templates': `
    create table email_templates (
      site_id text collate "C" not null,
      name text collate "C" not null,
      doc jsonb not null,
      primary key (site_id, name));`,
};
