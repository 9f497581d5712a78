import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-abandoned': `
    create table abandoned_checkouts (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      left_date text collate "C" not null generated always as (doc #>> '{"leftDate"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      step text collate "C" not null generated always as (doc #>> '{"step"}'::text[]) stored,
      checkout_id text collate "C" not null generated always as (doc #>> '{"checkoutId"}'::text[]) stored,
      reminded numeric not null generated always as (platform_decimal(doc #>> '{"reminded"}'::text[])) stored,
      total_price_amount numeric not null generated always as (platform_decimal(doc #>> '{"totalPrice","amount"}'::text[])) stored,
      buyer_info_email text collate "C" generated always as (doc #>> '{"buyerInfo","email"}'::text[]) stored,
      email_key text collate "C" generated always as (doc #>> '{"emailKey"}'::text[]) stored,
      buyer_info_member_id text collate "C" generated always as (doc #>> '{"buyerInfo","memberId"}'::text[]) stored,
      contact_details_first_name text collate "C" generated always as (doc #>> '{"contactDetails","firstName"}'::text[]) stored,
      contact_details_last_name text collate "C" generated always as (doc #>> '{"contactDetails","lastName"}'::text[]) stored,
      activities_type jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."activities"."type"[*]'::jsonpath)) stored,
      search_words tsvector not null,
      primary key (site_id, id));
    create index abandoned_checkouts_created_date on abandoned_checkouts (site_id, created_date nulls first, id nulls first);
    create index abandoned_checkouts_updated_date on abandoned_checkouts (site_id, updated_date nulls first, id nulls first);
    create index abandoned_checkouts_left_date on abandoned_checkouts (site_id, left_date nulls first, id nulls first);
    create index abandoned_checkouts_total_price_amount on abandoned_checkouts (site_id, total_price_amount nulls first, id nulls first);
    create index abandoned_checkouts_buyer_info_email on abandoned_checkouts (site_id, buyer_info_email nulls first, id nulls first);
    create index abandoned_checkouts_email_key on abandoned_checkouts (site_id, email_key nulls first, id nulls first);
    create index abandoned_checkouts_buyer_info_member_id on abandoned_checkouts (site_id, buyer_info_member_id nulls first, id nulls first);
    create index abandoned_checkouts_status_created_date on abandoned_checkouts (site_id, status nulls first, created_date nulls first, id nulls first);
    create index abandoned_checkouts_status_left_date on abandoned_checkouts (site_id, status nulls first, left_date nulls first, id nulls first);
    create index abandoned_checkouts_buyer_info_email_prefix on abandoned_checkouts (site_id, (platform_lower(buyer_info_email)));
    create index abandoned_checkouts_contact_details_first_name_prefix on abandoned_checkouts (site_id, (platform_lower(contact_details_first_name)));
    create index abandoned_checkouts_contact_details_last_name_prefix on abandoned_checkouts (site_id, (platform_lower(contact_details_last_name)));
    create index abandoned_checkouts_activities_type_list on abandoned_checkouts using gin (activities_type jsonb_path_ops);
    create index abandoned_checkouts_search_words on abandoned_checkouts using gin (search_words);
    create table abandoned_checkouts_words (site_id text collate "C" not null, word text collate "C" not null);
    create index abandoned_checkouts_words_word on abandoned_checkouts_words (site_id, word);
    create index abandoned_checkouts_words_grams on abandoned_checkouts_words using gin (platform_grams(word)) with (fastupdate = off);
    create function abandoned_checkouts_words_insert() returns trigger language plpgsql as $body$
      begin
        insert into abandoned_checkouts_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from added, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from abandoned_checkouts_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger abandoned_checkouts_words_insert after insert on abandoned_checkouts
      referencing new table as added for each statement execute function abandoned_checkouts_words_insert();
    create function abandoned_checkouts_words_update() returns trigger language plpgsql as $body$
      begin
        insert into abandoned_checkouts_words (site_id, word)
        select site_id, word from (
          select distinct site_id, left(word, 14) collate "C" as word
          from (select new.site_id, new.search_words) as changed, unnest(tsvector_to_array(search_words)) as word where strpos(word, '.') = 0) as fresh
        where not exists (
          select 1 from abandoned_checkouts_words as known where known.site_id = fresh.site_id and known.word = fresh.word);
        return null;
      end $body$;
    create trigger abandoned_checkouts_words_update after update on abandoned_checkouts
      for each row when (old.search_words is distinct from new.search_words) execute function abandoned_checkouts_words_update();
    create table abandoned_checkouts_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      status text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function abandoned_checkouts_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into abandoned_checkouts_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, 1 as change from added) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into abandoned_checkouts_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, -1 as change from gone) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into abandoned_checkouts_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, 1 as change from added
            union all select site_id, status, -1 as change from gone) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger abandoned_checkouts_summary_insert after insert
      on abandoned_checkouts referencing new table as added for each statement execute function abandoned_checkouts_summary_count();
    create trigger abandoned_checkouts_summary_delete after delete
      on abandoned_checkouts referencing old table as gone for each statement execute function abandoned_checkouts_summary_count();
    create trigger abandoned_checkouts_summary_update after update
      on abandoned_checkouts referencing old table as gone new table as added for each statement execute function abandoned_checkouts_summary_count();
    create unique index abandoned_checkouts_checkout on abandoned_checkouts (site_id, checkout_id);
    create index abandoned_checkouts_due on abandoned_checkouts (site_id, reminded, left_date) where status = 'ABANDONED';
    create table abandoned_checkout_settings (site_id text collate "C" primary key, doc jsonb not null);`,
  '002-left-carts': `
    alter table abandoned_checkouts
      alter column checkout_id drop not null,
      add column cart_id text collate "C" generated always as (doc #>> '{"cartId"}'::text[]) stored;
    create index abandoned_checkouts_cart_id on abandoned_checkouts (site_id, cart_id nulls first, id nulls first);
    create unique index abandoned_checkouts_cart on abandoned_checkouts (site_id, cart_id)
      where checkout_id is null and status = 'ABANDONED';`,
};
