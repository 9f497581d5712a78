import { sql } from 'kysely';
import type { Migrations } from '#database/database.ts';
import { searchTerms } from '#platform/query/search-terms.ts';

/** As they were numbered when the words of all members were first written. */
const SEARCHED = [
  'profile.nickname',
  'profile.title',
  'profile.slug',
  'loginEmail',
  'contact.firstName',
  'contact.lastName',
];

export const migrations: Migrations = {
  '001-members': `
    create table members (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      login_email text collate "C" not null generated always as (doc #>> '{"loginEmail"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      contact_id text collate "C" not null generated always as (doc #>> '{"contactId"}'::text[]) stored,
      privacy_status text collate "C" not null generated always as (doc #>> '{"privacyStatus"}'::text[]) stored,
      contact_first_name text collate "C" generated always as (doc #>> '{"contact","firstName"}'::text[]) stored,
      contact_last_name text collate "C" generated always as (doc #>> '{"contact","lastName"}'::text[]) stored,
      profile_nickname text collate "C" generated always as (doc #>> '{"profile","nickname"}'::text[]) stored,
      profile_slug text collate "C" not null generated always as (doc #>> '{"profile","slug"}'::text[]) stored,
      primary key (site_id, id));
    create index members_created_date on members (site_id, created_date nulls first, id nulls first);
    create index members_contact_id on members (site_id, contact_id nulls first, id nulls first);
    create index members_status_created_date on members (site_id, status nulls first, created_date nulls first, id nulls first);
    create index members_login_email_prefix on members (site_id, (platform_lower(login_email)));
    create index members_contact_first_name_prefix on members (site_id, (platform_lower(contact_first_name)));
    create index members_contact_last_name_prefix on members (site_id, (platform_lower(contact_last_name)));
    create index members_profile_nickname_prefix on members (site_id, (platform_lower(profile_nickname)));`,
  '002-unique-members': `
    create unique index members_unique_email on members (site_id, login_email);
    create unique index members_unique_slug on members (site_id, profile_slug);`,
  // Who the shop knows by address without an account: whoever registers with it must show that it is theirs.
  '003-contacts': `
    create table known_contacts (
      site_id text collate "C" not null,
      email text collate "C" not null,
      contact_id text collate "C" not null,
      primary key (site_id, email));`,
  '004-search': `
    alter table members
      add column last_login_date text collate "C" generated always as (doc #>> '{"lastLoginDate"}'::text[]) stored,
      add column search_words tsvector not null default '';
    alter table members alter column search_words drop default;
    create index members_last_login_date on members (site_id, last_login_date nulls first, id nulls first);
    create index members_search_words on members using gin (search_words);
    create table members_words (site_id text collate "C" not null, word text collate "C" not null);
    create index members_words_word on members_words (site_id, word);
    create index members_words_grams on members_words using gin (platform_grams(word)) with (fastupdate = off);
    create function members_words_insert() returns trigger language plpgsql as $body$
      begin
        insert into members_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from added, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from members_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger members_words_insert after insert on members
      referencing new table as added for each statement execute function members_words_insert();
    create function members_words_update() returns trigger language plpgsql as $body$
      begin
        insert into members_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from (select new.site_id, new.search_words) as changed, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from members_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger members_words_update after update on members
      for each row when (old.search_words is distinct from new.search_words) execute function members_words_update();`,
  // The words of those who are there; what follows from them is kept by the triggers.
  '005-words-of-members': async (db) => {
    const page = 500;
    for (let last = { site_id: '', id: '' }; ;) {
      const { rows } = await sql<{ site_id: string; id: string; doc: object }>`
        select site_id, id, doc from members where (site_id, id) > (${last.site_id}, ${last.id})
        order by site_id, id limit ${page}`.execute(db);
      const items = rows.map(({ site_id, id, doc }) => ({ site_id, id, words: searchTerms(doc, SEARCHED) }));
      await sql`update members as kept
        set search_words = array_to_tsvector(array(select jsonb_array_elements_text(item -> 'words')))
        from jsonb_array_elements(${JSON.stringify(items)}::text::jsonb) as item
        where kept.site_id = item ->> 'site_id' and kept.id = item ->> 'id'`.execute(db);
      const end = rows.at(-1);
      if (!end || rows.length < page) return;
      last = end;
    }
  },
  // Who is disconnected has given the address up; the slug stays theirs.
  '006-address-of-the-disconnected': `
    drop index members_unique_email;
    create unique index members_unique_email on members (site_id, login_email) where status <> 'OFFLINE';`,
  // Contacts that only imported orders have made.
  '007-imported-contacts': `
    create table imported_contacts (
      site_id text collate "C" not null,
      email text collate "C" not null,
      contact_id text collate "C" not null,
      kept text,
      created_at timestamptz not null,
      primary key (site_id, email));
    create index imported_contacts_age on imported_contacts (site_id, created_at);`,
};
