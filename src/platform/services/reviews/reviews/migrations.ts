import type { Migrations } from '#database/database.ts';
import { partsIndex } from '#database/parts-index.ts';

export const migrations: Migrations = {
  '001-reviews': `
    create table reviews (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      namespace text collate "C" not null generated always as (doc #>> '{"namespace"}'::text[]) stored,
      entity_id text collate "C" not null generated always as (doc #>> '{"entityId"}'::text[]) stored,
      author_contact_id text collate "C" not null generated always as (doc #>> '{"author","contactId"}'::text[]) stored,
      moderation_moderation_status text collate "C" not null generated always as (doc #>> '{"moderation","moderationStatus"}'::text[]) stored,
      content_rating numeric not null generated always as (platform_decimal(doc #>> '{"content","rating"}'::text[])) stored,
      helpfulness numeric not null generated always as (platform_decimal(doc #>> '{"helpfulness"}'::text[])) stored,
      relevance_score numeric not null generated always as (platform_decimal(doc #>> '{"relevanceScore"}'::text[])) stored,
      verified boolean not null generated always as ((doc #>> '{"verified"}'::text[])::boolean) stored,
      origin_type text collate "C" not null generated always as (doc #>> '{"origin","type"}'::text[]) stored,
      primary key (site_id, id));
    create index reviews_created_date on reviews (site_id, created_date nulls first, id nulls first);
    create index reviews_author_contact_id on reviews (site_id, author_contact_id nulls first, id nulls first);
    create index reviews_moderation_moderation_status_created_date on reviews (site_id, moderation_moderation_status nulls first, created_date nulls first, id nulls first);
    create index reviews_entity_id_moderation_moderation_status_created_date on reviews (site_id, entity_id nulls first, moderation_moderation_status nulls first, created_date nulls first, id nulls first);
    create index reviews_entity_id_moderation_moderation_status_helpfulness_crea on reviews (site_id, entity_id nulls first, moderation_moderation_status nulls first, helpfulness nulls first, created_date nulls first, id nulls first);
    create table reviews_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      moderation_moderation_status text collate "C", content_rating numeric, verified boolean,
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function reviews_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into reviews_summary as kept (site_id, key, slot, moderation_moderation_status, content_rating, verified, n)
          select site_id, jsonb_build_array(moderation_moderation_status, content_rating, verified)::text, pg_backend_pid(),
            moderation_moderation_status, content_rating, verified, sum(change)
          from (select site_id, moderation_moderation_status, content_rating, verified, 1 as change from added) as changes
          group by site_id, moderation_moderation_status, content_rating, verified having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into reviews_summary as kept (site_id, key, slot, moderation_moderation_status, content_rating, verified, n)
          select site_id, jsonb_build_array(moderation_moderation_status, content_rating, verified)::text, pg_backend_pid(),
            moderation_moderation_status, content_rating, verified, sum(change)
          from (select site_id, moderation_moderation_status, content_rating, verified, -1 as change from gone) as changes
          group by site_id, moderation_moderation_status, content_rating, verified having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into reviews_summary as kept (site_id, key, slot, moderation_moderation_status, content_rating, verified, n)
          select site_id, jsonb_build_array(moderation_moderation_status, content_rating, verified)::text, pg_backend_pid(),
            moderation_moderation_status, content_rating, verified, sum(change)
          from (select site_id, moderation_moderation_status, content_rating, verified, 1 as change from added
            union all select site_id, moderation_moderation_status, content_rating, verified, -1 as change from gone) as changes
          group by site_id, moderation_moderation_status, content_rating, verified having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger reviews_summary_insert after insert
      on reviews referencing new table as added for each statement execute function reviews_summary_count();
    create trigger reviews_summary_delete after delete
      on reviews referencing old table as gone for each statement execute function reviews_summary_count();
    create trigger reviews_summary_update after update
      on reviews referencing old table as gone new table as added for each statement execute function reviews_summary_count();
    create unique index reviews_author_of_item on reviews (site_id, namespace, entity_id, author_contact_id);
    create table review_rules (site_id text collate "C" primary key, doc jsonb not null);
    create table review_votes (
      site_id text collate "C" not null, review_id text collate "C" not null, voter text collate "C" not null,
      primary key (site_id, review_id, voter));
    create table review_decisions (
      site_id text collate "C" not null, review_id text collate "C" not null, n integer not null, doc jsonb not null,
      primary key (site_id, review_id, n));
    create table review_ratings (
      site_id text collate "C" not null, namespace text collate "C" not null, entity_id text collate "C" not null,
      s1 integer not null, s2 integer not null, s3 integer not null, s4 integer not null, s5 integer not null,
      primary key (site_id, namespace, entity_id)) with (fillfactor = 50);
    create function review_ratings_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into review_ratings as kept (site_id, namespace, entity_id, s1, s2, s3, s4, s5)
          select site_id, namespace, entity_id,
            coalesce(sum(change) filter (where content_rating = 1), 0), coalesce(sum(change) filter (where content_rating = 2), 0),
            coalesce(sum(change) filter (where content_rating = 3), 0), coalesce(sum(change) filter (where content_rating = 4), 0),
            coalesce(sum(change) filter (where content_rating = 5), 0)
          from (select site_id, namespace, entity_id, content_rating, moderation_moderation_status, 1 as change from added) as changes
          where moderation_moderation_status = 'APPROVED'
          group by site_id, namespace, entity_id
          order by site_id, namespace, entity_id
          on conflict (site_id, namespace, entity_id) do update set s1 = kept.s1 + excluded.s1, s2 = kept.s2 + excluded.s2,
            s3 = kept.s3 + excluded.s3, s4 = kept.s4 + excluded.s4, s5 = kept.s5 + excluded.s5;
        elsif tg_op = 'DELETE' then insert into review_ratings as kept (site_id, namespace, entity_id, s1, s2, s3, s4, s5)
          select site_id, namespace, entity_id,
            coalesce(sum(change) filter (where content_rating = 1), 0), coalesce(sum(change) filter (where content_rating = 2), 0),
            coalesce(sum(change) filter (where content_rating = 3), 0), coalesce(sum(change) filter (where content_rating = 4), 0),
            coalesce(sum(change) filter (where content_rating = 5), 0)
          from (select site_id, namespace, entity_id, content_rating, moderation_moderation_status, -1 as change from gone) as changes
          where moderation_moderation_status = 'APPROVED'
          group by site_id, namespace, entity_id
          order by site_id, namespace, entity_id
          on conflict (site_id, namespace, entity_id) do update set s1 = kept.s1 + excluded.s1, s2 = kept.s2 + excluded.s2,
            s3 = kept.s3 + excluded.s3, s4 = kept.s4 + excluded.s4, s5 = kept.s5 + excluded.s5;
          delete from review_votes as kept using gone where kept.site_id = gone.site_id and kept.review_id = gone.id;
          delete from review_decisions as kept using gone where kept.site_id = gone.site_id and kept.review_id = gone.id;
        else insert into review_ratings as kept (site_id, namespace, entity_id, s1, s2, s3, s4, s5)
          select site_id, namespace, entity_id,
            coalesce(sum(change) filter (where content_rating = 1), 0), coalesce(sum(change) filter (where content_rating = 2), 0),
            coalesce(sum(change) filter (where content_rating = 3), 0), coalesce(sum(change) filter (where content_rating = 4), 0),
            coalesce(sum(change) filter (where content_rating = 5), 0)
          from (select site_id, namespace, entity_id, content_rating, moderation_moderation_status, 1 as change from added union all select site_id, namespace, entity_id, content_rating, moderation_moderation_status, -1 as change from gone) as changes
          where moderation_moderation_status = 'APPROVED'
          group by site_id, namespace, entity_id
          order by site_id, namespace, entity_id
          on conflict (site_id, namespace, entity_id) do update set s1 = kept.s1 + excluded.s1, s2 = kept.s2 + excluded.s2,
            s3 = kept.s3 + excluded.s3, s4 = kept.s4 + excluded.s4, s5 = kept.s5 + excluded.s5;
        end if;
        return null;
      end $body$;
    create trigger review_ratings_insert after insert
      on reviews referencing new table as added for each statement execute function review_ratings_count();
    create trigger review_ratings_delete after delete
      on reviews referencing old table as gone for each statement execute function review_ratings_count();
    create trigger review_ratings_update after update
      on reviews referencing old table as gone new table as added for each statement execute function review_ratings_count();`,
  '002-unproven': `
    create table unproven_reviews (
      site_id text collate "C" not null, review_id text collate "C" not null, primary key (site_id, review_id));
    create function unproven_reviews_forget() returns trigger language plpgsql as $body$
      begin
        delete from unproven_reviews as kept using gone where kept.site_id = gone.site_id and kept.review_id = gone.id;
        return null;
      end $body$;
    create trigger unproven_reviews_delete after delete
      on reviews referencing old table as gone for each statement execute function unproven_reviews_forget();`,
  '003-desk': `
    alter table reviews
      add column language text collate "C",
      add column reply_created_date text collate "C" generated always as (doc #>> '{"reply","createdDate"}'::text[]) stored,
      add column search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"content","title"}'::text[]), '') || ' ' || coalesce((doc #>> '{"content","body"}'::text[]), '') || ' ' || coalesce((doc #>> '{"author","authorName"}'::text[]), ''))) stored;
    create index reviews_moderation_moderation_status_reply_created_date_created on reviews (site_id, moderation_moderation_status nulls first, reply_created_date nulls first, created_date nulls first, id nulls first);`,
  // Any part of a word is found without reading every review; where the database lets nobody make such an index, it reads them all.
  '004-search-by-parts': `
    do $body$ begin
      create extension if not exists pg_trgm;
      create index if not exists reviews_search_text_parts on reviews using gin (search_text gin_trgm_ops);
    exception when undefined_file or insufficient_privilege or feature_not_supported then null;
    end $body$;`,
  // What was decided in a period, without reading every decision.
  '005-decisions-by-date': `
    create index review_decisions_date on review_decisions (site_id, ((doc ->> 'date') collate "C"));`,
  // The stars of a period, and which products fell, from the index alone: a year of a large shop is a third of its reviews.
  '006-overview': `
    create index reviews_overview on reviews (site_id, created_date)
      include (namespace, entity_id, content_rating, reply_created_date) where moderation_moderation_status = 'APPROVED';`,
  // PGlite had no such index until now.
  '007-parts-in-pglite': partsIndex('reviews'),
  // What an import made, for as long as it can be undone.
  '008-imports': `
    create table review_imports (
      site_id text collate "C" not null, import_id text collate "C" not null, row_number integer not null,
      review_id text collate "C" not null, made boolean not null, revision text not null, undone text,
      created_at timestamptz not null,
      primary key (site_id, import_id, row_number));
    create index review_imports_age on review_imports (site_id, created_at);`,
};
