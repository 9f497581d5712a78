import type { Migrations } from '../../../database/database.ts';

export const migrations: Migrations = {
  '001-media-uses': `
    create table media_uses (
      site_id text collate "C" not null, entity text collate "C" not null, entity_id text collate "C" not null,
      place text collate "C" not null, file_id text collate "C" not null, name text not null,
      primary key (site_id, entity, entity_id, place, file_id));
    create index media_uses_file on media_uses (site_id, file_id);`,
};
