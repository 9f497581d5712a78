import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-badges': `
    create table badges (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      slug text collate "C" not null generated always as (doc #>> '{"slug"}'::text[]) stored,
      title text collate "C" not null generated always as (doc #>> '{"title"}'::text[]) stored,
      primary key (site_id, id));
    create index badges_created_date on badges (site_id, created_date nulls first, id nulls first);
    create table badge_assignments (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      badge_id text collate "C" not null generated always as (doc #>> '{"badgeId"}'::text[]) stored,
      member_id text collate "C" not null generated always as (doc #>> '{"memberId"}'::text[]) stored,
      primary key (site_id, id));
    create index badge_assignments_created_date on badge_assignments (site_id, created_date nulls first, id nulls first);
    create index badge_assignments_badge_id_created_date on badge_assignments (site_id, badge_id nulls first, created_date nulls first, id nulls first);
    create index badge_assignments_member_id_created_date on badge_assignments (site_id, member_id nulls first, created_date nulls first, id nulls first);
    create table badge_assignments_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      badge_id text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function badge_assignments_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into badge_assignments_summary as kept (site_id, key, slot, badge_id, n)
          select site_id, jsonb_build_array(badge_id)::text, pg_backend_pid(),
            badge_id, sum(change)
          from (select site_id, badge_id, 1 as change from added) as changes
          group by site_id, badge_id having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into badge_assignments_summary as kept (site_id, key, slot, badge_id, n)
          select site_id, jsonb_build_array(badge_id)::text, pg_backend_pid(),
            badge_id, sum(change)
          from (select site_id, badge_id, -1 as change from gone) as changes
          group by site_id, badge_id having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into badge_assignments_summary as kept (site_id, key, slot, badge_id, n)
          select site_id, jsonb_build_array(badge_id)::text, pg_backend_pid(),
            badge_id, sum(change)
          from (select site_id, badge_id, 1 as change from added
            union all select site_id, badge_id, -1 as change from gone) as changes
          group by site_id, badge_id having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger badge_assignments_summary_insert after insert
      on badge_assignments referencing new table as added for each statement execute function badge_assignments_summary_count();
    create trigger badge_assignments_summary_delete after delete
      on badge_assignments referencing old table as gone for each statement execute function badge_assignments_summary_count();
    create trigger badge_assignments_summary_update after update
      on badge_assignments referencing old table as gone new table as added for each statement execute function badge_assignments_summary_count();`,
  // No two slugs are alike, and nobody has a badge twice, whoever is faster.
  '002-unique-badges': `
    create unique index badges_unique_slug on badges (site_id, slug);
    create unique index badge_assignments_unique on badge_assignments (site_id, badge_id, member_id);`,
  '003-display-order': `
    create table badge_places (
      site_id text collate "C" not null, id text collate "C" not null, place bigint not null,
      primary key (site_id, id));`,
};
