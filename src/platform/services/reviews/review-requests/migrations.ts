import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-requests': `
    create table review_requests (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      send_date text collate "C" not null generated always as (doc #>> '{"sendDate"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      order_id text collate "C" generated always as (doc #>> '{"order","id"}'::text[]) stored,
      recipient_contact_id text collate "C" generated always as (doc #>> '{"recipient","contactId"}'::text[]) stored,
      items_catalog_item_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."items"."catalogItemId"[*]'::jsonpath)) stored,
      primary key (site_id, id));
    create index review_requests_created_date on review_requests (site_id, created_date nulls first, id nulls first);
    create index review_requests_send_date on review_requests (site_id, send_date nulls first, id nulls first);
    create index review_requests_order_id on review_requests (site_id, order_id nulls first, id nulls first);
    create index review_requests_recipient_contact_id on review_requests (site_id, recipient_contact_id nulls first, id nulls first);
    create index review_requests_status_send_date on review_requests (site_id, status nulls first, send_date nulls first, id nulls first);
    create index review_requests_items_catalog_item_id_list on review_requests using gin (items_catalog_item_id jsonb_path_ops);
    create table review_requests_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      status text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function review_requests_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into review_requests_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, 1 as change from added) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into review_requests_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, -1 as change from gone) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into review_requests_summary as kept (site_id, key, slot, status, n)
          select site_id, jsonb_build_array(status)::text, pg_backend_pid(),
            status, sum(change)
          from (select site_id, status, 1 as change from added
            union all select site_id, status, -1 as change from gone) as changes
          group by site_id, status having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger review_requests_summary_insert after insert
      on review_requests referencing new table as added for each statement execute function review_requests_summary_count();
    create trigger review_requests_summary_delete after delete
      on review_requests referencing old table as gone for each statement execute function review_requests_summary_count();
    create trigger review_requests_summary_update after update
      on review_requests referencing old table as gone new table as added for each statement execute function review_requests_summary_count();
    create table review_request_settings (site_id text collate "C" primary key, doc jsonb not null);
    create table review_request_refusals (
      site_id text collate "C" not null, email text collate "C" not null, date text not null,
      primary key (site_id, email));
    create table review_request_reasons (
      site_id text collate "C" not null, request_id text collate "C" not null, why text not null,
      primary key (site_id, request_id));`,
};
