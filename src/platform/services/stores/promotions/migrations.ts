import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-promotions': `
    create table promotions (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      enabled boolean not null generated always as ((doc #>> '{"enabled"}'::text[])::boolean) stored,
      waiting_file_id text collate "C" generated always as (doc #>> '{"waiting","fileId"}'::text[]) stored,
      search_words tsvector not null,
      primary key (site_id, id));
    create index promotions_created_date on promotions (site_id, created_date nulls first, id nulls first);
    create index promotions_waiting_file_id on promotions (site_id, waiting_file_id nulls first, id nulls first);
    create index promotions_search_words on promotions using gin (search_words);
    create table promotions_words (site_id text collate "C" not null, word text collate "C" not null);
    create index promotions_words_word on promotions_words (site_id, word);
    create index promotions_words_grams on promotions_words using gin (platform_grams(word)) with (fastupdate = off);
    create function promotions_words_insert() returns trigger language plpgsql as $body$
      begin
        insert into promotions_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from added, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from promotions_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger promotions_words_insert after insert on promotions
      referencing new table as added for each statement execute function promotions_words_insert();
    create function promotions_words_update() returns trigger language plpgsql as $body$
      begin
        insert into promotions_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from (select new.site_id, new.search_words) as changed, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from promotions_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger promotions_words_update after update on promotions
      for each row when (old.search_words is distinct from new.search_words) execute function promotions_words_update();`,
};
