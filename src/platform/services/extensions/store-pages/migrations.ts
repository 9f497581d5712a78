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
  '002-media-uses': `
    insert into media_uses (site_id, entity, entity_id, place, file_id, name)
      select distinct site_id, 'storePage', id, 'description', found #>> '{}', coalesce(doc #>> '{texts,en,title}', '')
      from store_pages cross join lateral jsonb_path_query(doc, 'lax $.texts.**.src.id') as found
      where found #>> '{}' <> '' on conflict do nothing;`,
};
