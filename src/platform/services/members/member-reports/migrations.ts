import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-reports': `
    create table member_reports (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      reported_member_id text collate "C" not null generated always as (doc #>> '{"reportedMemberId"}'::text[]) stored,
      reporting_member_id text collate "C" generated always as (doc #>> '{"reportingMemberId"}'::text[]) stored,
      primary key (site_id, id));
    create index member_reports_created_date on member_reports (site_id, created_date nulls first, id nulls first);
    create index member_reports_reporting_member_id on member_reports (site_id, reporting_member_id nulls first, id nulls first);
    create index member_reports_reported_member_id_created_date on member_reports (site_id, reported_member_id nulls first, created_date nulls first, id nulls first);
    create table reported_members (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      reported_member_id text collate "C" not null generated always as (doc #>> '{"reportedMemberId"}'::text[]) stored,
      reviewed boolean not null generated always as ((doc #>> '{"reviewed"}'::text[])::boolean) stored,
      report_count numeric not null generated always as (platform_decimal(doc #>> '{"reportCount"}'::text[])) stored,
      last_report_date text collate "C" not null generated always as (doc #>> '{"lastReportDate"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      primary key (site_id, id));
    create index reported_members_created_date on reported_members (site_id, created_date nulls first, id nulls first);
    create index reported_members_reviewed_report_count_last_report_date on reported_members (site_id, reviewed nulls first, report_count nulls first, last_report_date nulls first, id nulls first);
    create index reported_members_reviewed_last_report_date on reported_members (site_id, reviewed nulls first, last_report_date nulls first, id nulls first);
    create unique index member_reports_once on member_reports
      (site_id, reported_member_id, reporting_member_id, (doc #>> '{reason,category}')) where reporting_member_id is not null;
    create table reported_members_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      reviewed boolean,
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function reported_members_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into reported_members_summary as kept (site_id, key, slot, reviewed, n)
          select site_id, jsonb_build_array(reviewed)::text, pg_backend_pid(),
            reviewed, sum(change)
          from (select site_id, reviewed, 1 as change from added) as changes
          group by site_id, reviewed having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into reported_members_summary as kept (site_id, key, slot, reviewed, n)
          select site_id, jsonb_build_array(reviewed)::text, pg_backend_pid(),
            reviewed, sum(change)
          from (select site_id, reviewed, -1 as change from gone) as changes
          group by site_id, reviewed having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into reported_members_summary as kept (site_id, key, slot, reviewed, n)
          select site_id, jsonb_build_array(reviewed)::text, pg_backend_pid(),
            reviewed, sum(change)
          from (select site_id, reviewed, 1 as change from added
            union all select site_id, reviewed, -1 as change from gone) as changes
          group by site_id, reviewed having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger reported_members_summary_insert after insert
      on reported_members referencing new table as added for each statement execute function reported_members_summary_count();
    create trigger reported_members_summary_delete after delete
      on reported_members referencing old table as gone for each statement execute function reported_members_summary_count();
    create trigger reported_members_summary_update after update
      on reported_members referencing old table as gone new table as added for each statement execute function reported_members_summary_count();`,
};
