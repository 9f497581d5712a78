import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-store-pages': `
    create table store_pages (
      site_id text collate "C" not null,
      id text collate "C" not null,
      slug text collate "C" not null,
      revision bigint not null,
      doc jsonb not null,
      updated_date text collate "C" not null,
      primary key (site_id, id),
      unique (site_id, slug));`,
};
