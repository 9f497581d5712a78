import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-uses': `
    create table discount_uses (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      source text collate "C" not null generated always as (doc #>> '{"source"}'::text[]) stored,
      order_id text collate "C" not null generated always as (doc #>> '{"orderId"}'::text[]) stored,
      email text collate "C" not null generated always as (doc #>> '{"email"}'::text[]) stored,
      member_id text collate "C" not null generated always as (doc #>> '{"memberId"}'::text[]) stored,
      code text collate "C" generated always as (doc #>> '{"code"}'::text[]) stored,
      approved boolean not null generated always as ((doc #>> '{"approved"}'::text[])::boolean) stored,
      date text collate "C" generated always as (doc #>> '{"date"}'::text[]) stored,
      given numeric not null generated always as (platform_decimal(doc #>> '{"given"}'::text[])) stored,
      primary key (site_id, id));
    create index discount_uses_order_id on discount_uses (site_id, order_id nulls first, id nulls first);
    create index discount_uses_source_date on discount_uses (site_id, source nulls first, date nulls first, id nulls first);
    create index discount_uses_source_email on discount_uses (site_id, source nulls first, email nulls first, id nulls first);
    create index discount_uses_source_member_id on discount_uses (site_id, source nulls first, member_id nulls first, id nulls first);
    create table discount_uses_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      source text collate "C", approved boolean,
      n bigint not null, sum_given numeric not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function discount_uses_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into discount_uses_summary as kept (site_id, key, slot, source, approved, n, sum_given)
          select site_id, jsonb_build_array(source, approved)::text, pg_backend_pid(),
            source, approved, sum(change), sum(change * given)
          from (select site_id, source, approved, given, 1 as change from added) as changes
          group by site_id, source, approved having sum(change) <> 0 or sum(change * given) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_given = kept.sum_given + excluded.sum_given;
        elsif tg_op = 'DELETE' then insert into discount_uses_summary as kept (site_id, key, slot, source, approved, n, sum_given)
          select site_id, jsonb_build_array(source, approved)::text, pg_backend_pid(),
            source, approved, sum(change), sum(change * given)
          from (select site_id, source, approved, given, -1 as change from gone) as changes
          group by site_id, source, approved having sum(change) <> 0 or sum(change * given) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_given = kept.sum_given + excluded.sum_given;
        else insert into discount_uses_summary as kept (site_id, key, slot, source, approved, n, sum_given)
          select site_id, jsonb_build_array(source, approved)::text, pg_backend_pid(),
            source, approved, sum(change), sum(change * given)
          from (select site_id, source, approved, given, 1 as change from added
            union all select site_id, source, approved, given, -1 as change from gone) as changes
          group by site_id, source, approved having sum(change) <> 0 or sum(change * given) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_given = kept.sum_given + excluded.sum_given;
        end if;
        return null;
      end $body$;
    create trigger discount_uses_summary_insert after insert
      on discount_uses referencing new table as added for each statement execute function discount_uses_summary_count();
    create trigger discount_uses_summary_delete after delete
      on discount_uses referencing old table as gone for each statement execute function discount_uses_summary_count();
    create trigger discount_uses_summary_update after update
      on discount_uses referencing old table as gone new table as added for each statement execute function discount_uses_summary_count();
    -- A code that is good for one order is had by one, however many ask at once.
    create unique index discount_uses_code on discount_uses (site_id, code) where code is not null;`,
};
