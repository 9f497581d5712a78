import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-requests': `
    create table back_in_stock_requests (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      contact_id text collate "C" not null generated always as (doc #>> '{"contactId"}'::text[]) stored,
      variant_id text collate "C" not null generated always as (doc #>> '{"variantId"}'::text[]) stored,
      email_key text collate "C" not null generated always as (doc #>> '{"emailKey"}'::text[]) stored,
      primary key (site_id, id));
    create index back_in_stock_requests_created_date on back_in_stock_requests (site_id, created_date nulls first, id nulls first);
    create index back_in_stock_requests_contact_id on back_in_stock_requests (site_id, contact_id nulls first, id nulls first);
    create index back_in_stock_requests_status_created_date on back_in_stock_requests (site_id, status nulls first, created_date nulls first, id nulls first);
    create index back_in_stock_requests_variant_id_status_created_date on back_in_stock_requests (site_id, variant_id nulls first, status nulls first, created_date nulls first, id nulls first);
    create table back_in_stock_requests_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      status text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function back_in_stock_requests_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into back_in_stock_requests_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, 1 as change from added) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into back_in_stock_requests_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, -1 as change from gone) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into back_in_stock_requests_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, 1 as change from added
            union all select site_id, status, -1 as change from gone) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger back_in_stock_requests_summary_insert after insert
      on back_in_stock_requests referencing new table as added for each statement execute function back_in_stock_requests_summary_count();
    create trigger back_in_stock_requests_summary_delete after delete
      on back_in_stock_requests referencing old table as gone for each statement execute function back_in_stock_requests_summary_count();
    create trigger back_in_stock_requests_summary_update after update
      on back_in_stock_requests referencing old table as gone new table as added for each statement execute function back_in_stock_requests_summary_count();
    -- Nobody waits twice for the same variant, however many ask at once.
    create unique index back_in_stock_requests_waiting on back_in_stock_requests (site_id, variant_id, email_key)
      where status in ('RECEIVED', 'PROCESSING');
    create table back_in_stock_settings (site_id text collate "C" primary key, doc jsonb not null);`,
  '002-restocks': `
    update back_in_stock_requests set doc = jsonb_set(doc, '{settledDate}',
        to_jsonb(to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where status in ('NOTIFICATION_SENT', 'FAILED');
    alter table back_in_stock_requests
      add column settled_date text collate "C" generated always as (doc #>> '{"settledDate"}'::text[]) stored;
    create index back_in_stock_requests_settled_date on back_in_stock_requests (site_id, settled_date nulls first, id nulls first);
    -- Variants that came back and are waited for, until they sell out again; told are those of this time.
    create table back_in_stock_restocks (
      site_id text collate "C" not null, variant_id text collate "C" not null, product_id text collate "C" not null,
      most integer not null, told integer not null default 0, primary key (site_id, variant_id));
    create table back_in_stock_telling (site_id text collate "C" primary key, doc jsonb not null);`,
  '003-members': `
    alter table back_in_stock_requests
      add column member_id text collate "C" generated always as (doc #>> '{"memberId"}'::text[]) stored;
    create index back_in_stock_requests_member_id on back_in_stock_requests (site_id, member_id nulls first, id nulls first);`,
};
