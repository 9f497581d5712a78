import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-imports': `
    create table product_imports (
      site_id text collate "C" not null, import_id text collate "C" not null, row_number integer not null,
      product_id text collate "C" not null, made boolean not null, revision text not null, undone text,
      created_at timestamptz not null,
      primary key (site_id, import_id, row_number));
    create index product_imports_age on product_imports (site_id, created_at);`,
};
