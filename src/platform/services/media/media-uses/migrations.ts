import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-media-uses': `
    create table media_uses (
      site_id text collate "C" not null, entity text collate "C" not null, entity_id text collate "C" not null,
      place text collate "C" not null, file_id text collate "C" not null, name text not null,
      primary key (site_id, entity, entity_id, place, file_id));
    create index media_uses_file on media_uses (site_id, file_id);`,
  '002-told-to-the-library': `
    create function media_uses_tell() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'INSERT' then
        update media_files as file set used = 'yes' from (select distinct site_id, file_id from added) as noted
        where file.site_id = noted.site_id and file.id = noted.file_id and file.used is null;
      else
        update media_files as file set used = null from (select distinct site_id, file_id from gone) as noted
        where file.site_id = noted.site_id and file.id = noted.file_id and file.used is not null
          and not exists (select from media_uses as kept
            where kept.site_id = noted.site_id and kept.file_id = noted.file_id);
      end if;
      return null;
    end $body$;
    create trigger media_uses_insert after insert on media_uses
      referencing new table as added for each statement execute function media_uses_tell();
    create trigger media_uses_delete after delete on media_uses
      referencing old table as gone for each statement execute function media_uses_tell();
    create function look_up_media_uses() returns trigger language plpgsql as $body$
    begin
      new.used = (select 'yes' from media_uses as kept
        where kept.site_id = new.site_id and kept.file_id = new.id limit 1);
      return new;
    end $body$;
    create trigger media_files_used before insert on media_files
      for each row execute function look_up_media_uses();
    update media_files as file set used = 'yes'
    where exists (select from media_uses as kept where kept.site_id = file.site_id and kept.file_id = file.id);`,
};
