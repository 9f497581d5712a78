import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-order-returns': `
    create table order_returns (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      order_id text collate "C" not null generated always as (doc #>> '{"orderId"}'::text[]) stored,
      state text collate "C" not null generated always as (doc #>> '{"state"}'::text[]) stored,
      text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"orderNumber"}'::text[]), '') || ' ' || coalesce((doc #>> '{"buyerName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"email"}'::text[]), ''))) stored,
      primary key (site_id, id));
    create index order_returns_created_date on order_returns (site_id, created_date nulls first, id nulls first);
    create index order_returns_order_id on order_returns (site_id, order_id nulls first, id nulls first);
    create index order_returns_state_created_date on order_returns (site_id, state nulls first, created_date nulls first, id nulls first);
    create unique index order_returns_open on order_returns (site_id, order_id)
      where state in ('ASKED', 'ACCEPTED', 'RECEIVED');
    create table order_return_settings (site_id text collate "C" primary key, doc jsonb not null);
    create table order_returns_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      state text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function order_returns_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into order_returns_summary as kept (site_id, key, slot, state, n)
          select site_id, jsonb_build_array(state)::text, pg_backend_pid(),
            state, sum(change)
          from (select site_id, state, 1 as change from added) as changes
          group by site_id, state having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into order_returns_summary as kept (site_id, key, slot, state, n)
          select site_id, jsonb_build_array(state)::text, pg_backend_pid(),
            state, sum(change)
          from (select site_id, state, -1 as change from gone) as changes
          group by site_id, state having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into order_returns_summary as kept (site_id, key, slot, state, n)
          select site_id, jsonb_build_array(state)::text, pg_backend_pid(),
            state, sum(change)
          from (select site_id, state, 1 as change from added
            union all select site_id, state, -1 as change from gone) as changes
          group by site_id, state having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger order_returns_summary_insert after insert
      on order_returns referencing new table as added for each statement execute function order_returns_summary_count();
    create trigger order_returns_summary_delete after delete
      on order_returns referencing old table as gone for each statement execute function order_returns_summary_count();
    create trigger order_returns_summary_update after update
      on order_returns referencing old table as gone new table as added for each statement execute function order_returns_summary_count();`,
};
