import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-catalog-imports': `
    create table catalog_imports (
      site_id text collate "C" not null, id text collate "C" not null, created_date text collate "C" not null,
      job_id text collate "C",
      primary key (site_id, id));
    create index catalog_imports_created on catalog_imports (site_id, created_date);
    create table catalog_import_items (
      site_id text collate "C" not null, import_id text collate "C" not null, handle text collate "C" not null,
      position bigint generated always as identity, doc jsonb not null,
      submitted boolean not null default false, written boolean not null default false,
      done boolean not null default false, error jsonb,
      primary key (site_id, import_id, handle),
      foreign key (site_id, import_id) references catalog_imports (site_id, id) on delete cascade);
    create index catalog_import_items_due on catalog_import_items (site_id, position) where submitted and not done;`,
};
