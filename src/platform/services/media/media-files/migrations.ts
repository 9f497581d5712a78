import type { Migrations } from '#database/database.ts';
import { partsIndex } from '#database/parts-index.ts';

export const migrations: Migrations = {
  '001-media': `
    create table media_files (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      display_name text collate "C" not null generated always as (doc #>> '{"displayName"}'::text[]) stored,
      size_in_bytes numeric not null generated always as (platform_decimal(doc #>> '{"sizeInBytes"}'::text[])) stored,
      parent_folder_id text collate "C" not null generated always as (doc #>> '{"parentFolderId"}'::text[]) stored,
      place text collate "C" not null generated always as (doc #>> '{"place"}'::text[]) stored,
      state text collate "C" not null generated always as (doc #>> '{"state"}'::text[]) stored,
      media_type text collate "C" not null generated always as (doc #>> '{"mediaType"}'::text[]) stored,
      operation_status text collate "C" not null generated always as (doc #>> '{"operationStatus"}'::text[]) stored,
      private boolean not null generated always as ((doc #>> '{"private"}'::text[])::boolean) stored,
      labels jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."labels"[*]'::jsonpath)) stored,
      kept_sha256 text collate "C" generated always as (doc #>> '{"kept","sha256"}'::text[]) stored,
      work_until text collate "C" generated always as (doc #>> '{"work","until"}'::text[]) stored,
      trash_date text collate "C" generated always as (doc #>> '{"trash","date"}'::text[]) stored,
      trash_with_folder text collate "C" generated always as (doc #>> '{"trash","withFolder"}'::text[]) stored,
      used text collate "C",
      search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"displayName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"labelText"}'::text[]), ''))) stored,
      primary key (site_id, id));
    create index media_files_kept_sha256 on media_files (site_id, kept_sha256 nulls first, id nulls first);
    create index media_files_parent_folder_id_updated_date on media_files (site_id, parent_folder_id nulls first, updated_date nulls first, id nulls first);
    create index media_files_parent_folder_id_display_name on media_files (site_id, parent_folder_id nulls first, display_name nulls first, id nulls first);
    create index media_files_place_updated_date on media_files (site_id, place nulls first, updated_date nulls first, id nulls first);
    create index media_files_place_display_name on media_files (site_id, place nulls first, display_name nulls first, id nulls first);
    create index media_files_place_media_type_updated_date on media_files (site_id, place nulls first, media_type nulls first, updated_date nulls first, id nulls first);
    create index media_files_place_size_in_bytes on media_files (site_id, place nulls first, size_in_bytes nulls first, id nulls first);
    create index media_files_operation_status_created_date on media_files (site_id, operation_status nulls first, created_date nulls first, id nulls first);
    create index media_files_trash_with_folder on media_files (site_id, trash_with_folder nulls first, id nulls first);
    create index media_files_labels_list on media_files using gin (labels jsonb_path_ops);
    create table media_files_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      place text collate "C", parent_folder_id text collate "C", media_type text collate "C", private boolean, operation_status text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function media_files_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into media_files_summary as kept (site_id, key, slot, place, parent_folder_id, media_type, private, operation_status, n)
          select site_id, jsonb_build_array(place, parent_folder_id, media_type, private, operation_status)::text, pg_backend_pid(),
            place, parent_folder_id, media_type, private, operation_status, sum(change)
          from (select site_id, place, parent_folder_id, media_type, private, operation_status, 1 as change from added) as changes
          group by site_id, place, parent_folder_id, media_type, private, operation_status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into media_files_summary as kept (site_id, key, slot, place, parent_folder_id, media_type, private, operation_status, n)
          select site_id, jsonb_build_array(place, parent_folder_id, media_type, private, operation_status)::text, pg_backend_pid(),
            place, parent_folder_id, media_type, private, operation_status, sum(change)
          from (select site_id, place, parent_folder_id, media_type, private, operation_status, -1 as change from gone) as changes
          group by site_id, place, parent_folder_id, media_type, private, operation_status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into media_files_summary as kept (site_id, key, slot, place, parent_folder_id, media_type, private, operation_status, n)
          select site_id, jsonb_build_array(place, parent_folder_id, media_type, private, operation_status)::text, pg_backend_pid(),
            place, parent_folder_id, media_type, private, operation_status, sum(change)
          from (select site_id, place, parent_folder_id, media_type, private, operation_status, 1 as change from added
            union all select site_id, place, parent_folder_id, media_type, private, operation_status, -1 as change from gone) as changes
          group by site_id, place, parent_folder_id, media_type, private, operation_status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger media_files_summary_insert after insert
      on media_files referencing new table as added for each statement execute function media_files_summary_count();
    create trigger media_files_summary_delete after delete
      on media_files referencing old table as gone for each statement execute function media_files_summary_count();
    create trigger media_files_summary_update after update
      on media_files referencing old table as gone new table as added for each statement execute function media_files_summary_count();
    create table media_folders (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      display_name text collate "C" not null generated always as (doc #>> '{"displayName"}'::text[]) stored,
      parent_folder_id text collate "C" not null generated always as (doc #>> '{"parentFolderId"}'::text[]) stored,
      place text collate "C" not null generated always as (doc #>> '{"place"}'::text[]) stored,
      state text collate "C" not null generated always as (doc #>> '{"state"}'::text[]) stored,
      trash_date text collate "C" generated always as (doc #>> '{"trash","date"}'::text[]) stored,
      trash_with_folder text collate "C" generated always as (doc #>> '{"trash","withFolder"}'::text[]) stored,
      search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"displayName"}'::text[]), ''))) stored,
      primary key (site_id, id));
    create index media_folders_trash_with_folder on media_folders (site_id, trash_with_folder nulls first, id nulls first);
    create index media_folders_parent_folder_id_updated_date on media_folders (site_id, parent_folder_id nulls first, updated_date nulls first, id nulls first);
    create index media_folders_place_updated_date on media_folders (site_id, place nulls first, updated_date nulls first, id nulls first);
    create table media_uploads (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      primary key (site_id, id));
    create index media_uploads_created_date on media_uploads (site_id, created_date nulls first, id nulls first);`,
  '002-kept-sums': `
    drop table media_files_summary;
    drop function if exists media_files_summary_count() cascade;
    create index media_files_trash_date on media_files (site_id, trash_date nulls first, id nulls first);
    create table media_files_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      place text collate "C", parent_folder_id text collate "C", media_type text collate "C", private boolean, operation_status text collate "C",
      n bigint not null, sum_size_in_bytes numeric not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function media_files_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into media_files_summary as kept (site_id, key, slot, place, parent_folder_id, media_type, private, operation_status, n, sum_size_in_bytes)
          select site_id, jsonb_build_array(place, parent_folder_id, media_type, private, operation_status)::text, pg_backend_pid(),
            place, parent_folder_id, media_type, private, operation_status, sum(change), sum(change * size_in_bytes)
          from (select site_id, place, parent_folder_id, media_type, private, operation_status, size_in_bytes, 1 as change from added) as changes
          group by site_id, place, parent_folder_id, media_type, private, operation_status having sum(change) <> 0 or sum(change * size_in_bytes) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_size_in_bytes = kept.sum_size_in_bytes + excluded.sum_size_in_bytes;
        elsif tg_op = 'DELETE' then insert into media_files_summary as kept (site_id, key, slot, place, parent_folder_id, media_type, private, operation_status, n, sum_size_in_bytes)
          select site_id, jsonb_build_array(place, parent_folder_id, media_type, private, operation_status)::text, pg_backend_pid(),
            place, parent_folder_id, media_type, private, operation_status, sum(change), sum(change * size_in_bytes)
          from (select site_id, place, parent_folder_id, media_type, private, operation_status, size_in_bytes, -1 as change from gone) as changes
          group by site_id, place, parent_folder_id, media_type, private, operation_status having sum(change) <> 0 or sum(change * size_in_bytes) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_size_in_bytes = kept.sum_size_in_bytes + excluded.sum_size_in_bytes;
        else insert into media_files_summary as kept (site_id, key, slot, place, parent_folder_id, media_type, private, operation_status, n, sum_size_in_bytes)
          select site_id, jsonb_build_array(place, parent_folder_id, media_type, private, operation_status)::text, pg_backend_pid(),
            place, parent_folder_id, media_type, private, operation_status, sum(change), sum(change * size_in_bytes)
          from (select site_id, place, parent_folder_id, media_type, private, operation_status, size_in_bytes, 1 as change from added
            union all select site_id, place, parent_folder_id, media_type, private, operation_status, size_in_bytes, -1 as change from gone) as changes
          group by site_id, place, parent_folder_id, media_type, private, operation_status having sum(change) <> 0 or sum(change * size_in_bytes) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_size_in_bytes = kept.sum_size_in_bytes + excluded.sum_size_in_bytes;
        end if;
        return null;
      end $body$;
    create trigger media_files_summary_insert after insert
      on media_files referencing new table as added for each statement execute function media_files_summary_count();
    create trigger media_files_summary_delete after delete
      on media_files referencing old table as gone for each statement execute function media_files_summary_count();
    create trigger media_files_summary_update after update
      on media_files referencing old table as gone new table as added for each statement execute function media_files_summary_count();
    insert into media_files_summary (site_id, key, slot, place, parent_folder_id, media_type, private, operation_status, n, sum_size_in_bytes)
      select site_id, jsonb_build_array(place, parent_folder_id, media_type, private, operation_status)::text, 0, place, parent_folder_id, media_type, private, operation_status, count(*), sum(size_in_bytes) from media_files group by site_id, place, parent_folder_id, media_type, private, operation_status;
    create table media_files_facets (
      site_id text collate "C" not null, shelf text collate "C" not null, facet text collate "C" not null, value text collate "C" not null, key text collate "C" not null, slot integer not null,
      place text collate "C",
      n bigint not null, primary key (site_id, shelf, facet, value, key, slot)) with (fillfactor = 50);
    create function media_files_facets_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into media_files_facets as kept (site_id, shelf, facet, value, key, slot, place, n)
          select site_id, shelf, facet, value, jsonb_build_array(place)::text, pg_backend_pid(),
            place, sum(change)
          from (select site_id, place, media_type, labels, 1 as change from added) as changes
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(labels) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'mediaType' as facet, ("media_type"::text) collate "C" as value from (select 1) as one) as facets
          where value is not null
          group by site_id, shelf, facet, value, place having sum(change) <> 0
          on conflict (site_id, shelf, facet, value, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into media_files_facets as kept (site_id, shelf, facet, value, key, slot, place, n)
          select site_id, shelf, facet, value, jsonb_build_array(place)::text, pg_backend_pid(),
            place, sum(change)
          from (select site_id, place, media_type, labels, -1 as change from gone) as changes
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(labels) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'mediaType' as facet, ("media_type"::text) collate "C" as value from (select 1) as one) as facets
          where value is not null
          group by site_id, shelf, facet, value, place having sum(change) <> 0
          on conflict (site_id, shelf, facet, value, key, slot) do update set n = kept.n + excluded.n;
        else insert into media_files_facets as kept (site_id, shelf, facet, value, key, slot, place, n)
          select site_id, shelf, facet, value, jsonb_build_array(place)::text, pg_backend_pid(),
            place, sum(change)
          from (select site_id, place, media_type, labels, 1 as change from added
            union all select site_id, place, media_type, labels, -1 as change from gone) as changes
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(labels) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'mediaType' as facet, ("media_type"::text) collate "C" as value from (select 1) as one) as facets
          where value is not null
          group by site_id, shelf, facet, value, place having sum(change) <> 0
          on conflict (site_id, shelf, facet, value, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger media_files_facets_insert after insert
      on media_files referencing new table as added for each statement execute function media_files_facets_count();
    create trigger media_files_facets_delete after delete
      on media_files referencing old table as gone for each statement execute function media_files_facets_count();
    create trigger media_files_facets_update after update
      on media_files referencing old table as gone new table as added for each statement execute function media_files_facets_count();
    insert into media_files_facets (site_id, shelf, facet, value, key, slot, place, n)
      select site_id, shelf, facet, value, jsonb_build_array(place)::text, 0, place, count(*) from media_files
          cross join lateral (
            select '' as shelf
            union select item #>> '{}' from jsonb_array_elements(labels) as item
            where jsonb_typeof(item) = 'string') as shelves
          cross join lateral (
            select 'mediaType' as facet, ("media_type"::text) collate "C" as value from (select 1) as one) as facets
          where value is not null group by site_id, shelf, facet, value, place;
    create index media_folders_trash_date on media_folders (site_id, trash_date nulls first, id nulls first);
    create table media_downloads (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      primary key (site_id, id));`,
  '003-shoppers': `
    alter table media_uploads
      add column added_by_id text collate "C" generated always as (doc #>> '{"addedBy","id"}'::text[]) stored;
    create index media_uploads_added_by_id_created_date on media_uploads (site_id, added_by_id nulls first, created_date nulls first, id nulls first);`,
  '004-who-brought': `
    alter table media_files
      add column added_by_id text collate "C" generated always as (doc #>> '{"addedBy","id"}'::text[]) stored,
      add column added_by_type text collate "C" generated always as (doc #>> '{"addedBy","type"}'::text[]) stored,
      add column source_url text collate "C" generated always as (doc #>> '{"sourceUrl"}'::text[]) stored;
    create index media_files_added_by_id_updated_date on media_files (site_id, added_by_id nulls first, updated_date nulls first, id nulls first);
    create index media_files_added_by_type_updated_date on media_files (site_id, added_by_type nulls first, updated_date nulls first, id nulls first);`,
  '005-places-together': `
    create index media_files_state_updated_date on media_files (site_id, state nulls first, updated_date nulls first, id nulls first);
    create index media_files_state_size_in_bytes on media_files (site_id, state nulls first, size_in_bytes nulls first, id nulls first);
    create index media_files_state_created_date on media_files (site_id, state nulls first, created_date nulls first, id nulls first);`,
  '006-alt-text-and-creation': `
    alter table media_files
      drop column search_text,
      add column search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"displayName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"labelText"}'::text[]), '') || ' ' || coalesce((doc #>> '{"altText"}'::text[]), ''))) stored;
    create index media_files_parent_folder_id_created_date on media_files (site_id, parent_folder_id nulls first, created_date nulls first, id nulls first);
    create index media_files_place_created_date on media_files (site_id, place nulls first, created_date nulls first, id nulls first);`,
  '007-parts': partsIndex('media_files'),
};
