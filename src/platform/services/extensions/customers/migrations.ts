import type { Migrations } from '#database/database.ts';
import { partsIndex } from '#database/parts-index.ts';
import { markTriggersMigration } from './mark-triggers.ts';
import { customerRecordsMigration } from './records-migration.ts';
import { mergedContacts } from './merged-contacts.ts';
import { insertsCounted, ordersAssigned } from './migrations-counted-inserts.ts';
import { importedBuyers } from './migrations-imported-buyers.ts';
import { refreshOnce } from './migrations-refresh-once.ts';
import { spentIsPaid } from './migrations-spent-is-paid.ts';

const FACTS = [
  'site_id',
  'buyer_info_email',
  'buyer_info_member_id',
  'currency',
  'purchased_date',
  'price_summary_total_amount',
  'doc',
];
const of = (row: string): string => FACTS.map((column) => `${row}.${column}`).join(', ');

/** What a customer's figures follow from. */
const counted = (row: string): string =>
  [...FACTS.filter((column) => column !== 'doc').map((column) => `${row}.${column}`), refunded(row)].join(
    ', ',
  );
const refunded = (row: string): string => `${row}.doc #>> '{balanceSummary,refunded,amount}'`;

const isSomebody = (row: string): string =>
  `coalesce(${row}.buyer_info_email, '') <> '' or coalesce(${row}.buyer_info_member_id, '') <> ''`;

export const migrations: Migrations = {
  '001-customer-days': `
    -- What each customer's orders that stand come to, by the day they were placed, so that the first and the last are
    -- known when one of them is taken away. Of one without an address or a membership nobody is known.
    create table customer_days (
      site_id text collate "C" not null, email text collate "C" not null, member_id text collate "C" not null,
      currency text collate "C" not null, day text collate "C" not null, slot integer not null,
      orders bigint not null, spent numeric not null,
      primary key (site_id, email, member_id, currency, day, slot)) with (fillfactor = 50);
    create index customer_days_member on customer_days (site_id, member_id) where member_id <> '';
    create index customer_days_slots on customer_days (site_id) where slot <> 0;

    create function customer_email(address text) returns text language sql immutable parallel safe
      return coalesce(left(platform_lower(address), 320), '');

    -- What was paid back is not spent.
    create function customer_spent(total numeric, doc jsonb) returns numeric language sql immutable parallel safe
      return coalesce(total, 0) - coalesce(platform_decimal(doc #>> '{balanceSummary,refunded,amount}'), 0);

    create function customer_days_add(site text, address text, member text, money text, moment text, total numeric,
      doc jsonb, sign integer) returns void language plpgsql as $body$
    begin
      if coalesce(address, '') = '' and coalesce(member, '') = '' then return; end if;
      insert into customer_days as kept (site_id, email, member_id, currency, day, slot, orders, spent)
        values (site, customer_email(address), coalesce(left(member, 100), ''), coalesce(left(money, 10), ''),
          coalesce(left(moment, 10), ''), pg_backend_pid(), sign, sign * customer_spent(total, doc))
        on conflict (site_id, email, member_id, currency, day, slot)
          do update set orders = kept.orders + excluded.orders, spent = kept.spent + excluded.spent;
    end $body$;

    create function customer_days_count() returns trigger language plpgsql as $body$
    begin
      if tg_op <> 'INSERT' and old.status = 'APPROVED' then perform customer_days_add(${of('old')}, -1); end if;
      if tg_op <> 'DELETE' and new.status = 'APPROVED' then perform customer_days_add(${of('new')}, 1); end if;
      return null;
    end $body$;
    create trigger customer_days_insert after insert on orders for each row
      when (new.status = 'APPROVED') execute function customer_days_count();
    create trigger customer_days_delete after delete on orders for each row
      when (old.status = 'APPROVED') execute function customer_days_count();
    create trigger customer_days_update after update on orders for each row
      when ((old.status = 'APPROVED') is distinct from (new.status = 'APPROVED')
        or (new.status = 'APPROVED' and (${counted('old')}) is distinct from (${counted('new')})))
      execute function customer_days_count();

    insert into customer_days (site_id, email, member_id, currency, day, slot, orders, spent)
      select site_id, customer_email(buyer_info_email), coalesce(left(buyer_info_member_id, 100), ''),
        coalesce(left(currency, 10), ''), coalesce(left(purchased_date, 10), ''), 0, count(*),
        sum(customer_spent(price_summary_total_amount, doc))
      from orders where status = 'APPROVED' and (${isSomebody('orders')})
      group by 1, 2, 3, 4, 5;`,
  '002-customer-records': `
    create table customer_records (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      name_key text collate "C" not null generated always as (doc #>> '{"nameKey"}'::text[]) stored,
      email text collate "C" generated always as (doc #>> '{"email"}'::text[]) stored,
      phone_key text collate "C" generated always as (doc #>> '{"phoneKey"}'::text[]) stored,
      slug text collate "C" generated always as (doc #>> '{"slug"}'::text[]) stored,
      member_id text collate "C" generated always as (doc #>> '{"memberId"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      activity_status text collate "C" generated always as (doc #>> '{"activityStatus"}'::text[]) stored,
      privacy_status text collate "C" generated always as (doc #>> '{"privacyStatus"}'::text[]) stored,
      country text collate "C" generated always as (doc #>> '{"country"}'::text[]) stored,
      buying text collate "C" not null generated always as (doc #>> '{"buying"}'::text[]) stored,
      orders numeric not null generated always as (platform_decimal(doc #>> '{"orders"}'::text[])) stored,
      spent_amount numeric not null generated always as (platform_decimal(doc #>> '{"spent","amount"}'::text[])) stored,
      last_seen_date text collate "C" generated always as (doc #>> '{"lastSeenDate"}'::text[]) stored,
      first_seen_date text collate "C" generated always as (doc #>> '{"firstSeenDate"}'::text[]) stored,
      joined_date text collate "C" generated always as (doc #>> '{"joinedDate"}'::text[]) stored,
      search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"firstName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"lastName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"nickname"}'::text[]), '') || ' ' || coalesce((doc #>> '{"company"}'::text[]), '') || ' ' || coalesce((doc #>> '{"email"}'::text[]), '') || ' ' || coalesce((doc #>> '{"slug"}'::text[]), ''))) stored,
      primary key (site_id, id));
    create index customer_records_name_key on customer_records (site_id, name_key nulls first, id nulls first);
    create index customer_records_email on customer_records (site_id, email nulls first, id nulls first);
    create index customer_records_member_id on customer_records (site_id, member_id nulls first, id nulls first);
    create index customer_records_orders on customer_records (site_id, orders nulls first, id nulls first);
    create index customer_records_spent_amount on customer_records (site_id, spent_amount nulls first, id nulls first);
    create index customer_records_last_seen_date on customer_records (site_id, last_seen_date nulls first, id nulls first);
    create index customer_records_first_seen_date on customer_records (site_id, first_seen_date nulls first, id nulls first);
    create index customer_records_joined_date on customer_records (site_id, joined_date nulls first, id nulls first);
    create index customer_records_status_last_seen_date on customer_records (site_id, status nulls first, last_seen_date nulls first, id nulls first);
    create index customer_records_buying_last_seen_date on customer_records (site_id, buying nulls first, last_seen_date nulls first, id nulls first);
    create index customer_records_country_last_seen_date on customer_records (site_id, country nulls first, last_seen_date nulls first, id nulls first);
    create index customer_records_email_prefix on customer_records (site_id, (platform_lower(email)));
    create index customer_records_phone_key_prefix on customer_records (site_id, (platform_lower(phone_key)));
    create index customer_records_slug_prefix on customer_records (site_id, (platform_lower(slug)));
    create table customer_records_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      status text collate "C", buying text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function customer_records_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into customer_records_summary as kept (site_id, key, slot, status, buying, n)
          select site_id, jsonb_build_array(status, buying)::text, pg_backend_pid(),
            status, buying, sum(change)
          from (select site_id, status, buying, 1 as change from added) as changes
          group by site_id, status, buying having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into customer_records_summary as kept (site_id, key, slot, status, buying, n)
          select site_id, jsonb_build_array(status, buying)::text, pg_backend_pid(),
            status, buying, sum(change)
          from (select site_id, status, buying, -1 as change from gone) as changes
          group by site_id, status, buying having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into customer_records_summary as kept (site_id, key, slot, status, buying, n)
          select site_id, jsonb_build_array(status, buying)::text, pg_backend_pid(),
            status, buying, sum(change)
          from (select site_id, status, buying, 1 as change from added
            union all select site_id, status, buying, -1 as change from gone) as changes
          group by site_id, status, buying having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger customer_records_summary_insert after insert
      on customer_records referencing new table as added for each statement execute function customer_records_summary_count();
    create trigger customer_records_summary_delete after delete
      on customer_records referencing old table as gone for each statement execute function customer_records_summary_count();
    create trigger customer_records_summary_update after update
      on customer_records referencing old table as gone new table as added for each statement execute function customer_records_summary_count();`,
  '003-kept-records': customerRecordsMigration,
  '004-notes': `
    create table customer_notes (
      site_id text collate "C" not null, id text collate "C" not null, contact_id text collate "C" not null,
      text text not null, by_whom text, pinned boolean not null default false,
      created_at timestamptz not null, updated_at timestamptz,
      primary key (site_id, id));
    create index customer_notes_contact on customer_notes (site_id, contact_id, created_at);`,
  '005-marks': `
    drop table customer_records_summary;
    drop function if exists customer_records_summary_count() cascade;
    alter table customer_records
      add column badges jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."badges"[*]'::jsonpath)) stored,
      add column reported text collate "C" generated always as (doc #>> '{"reported"}'::text[]) stored,
      add column roles jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."roles"[*]'::jsonpath)) stored;
    create index customer_records_reported_last_seen_date on customer_records (site_id, reported nulls first, last_seen_date nulls first, id nulls first);
    create index customer_records_badges_list on customer_records using gin (badges jsonb_path_ops);
    create index customer_records_roles_list on customer_records using gin (roles jsonb_path_ops);
    create table customer_records_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      status text collate "C", buying text collate "C", reported text collate "C",
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function customer_records_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into customer_records_summary as kept (site_id, key, slot, status, buying, reported, n)
          select site_id, jsonb_build_array(status, buying, reported)::text, pg_backend_pid(),
            status, buying, reported, sum(change)
          from (select site_id, status, buying, reported, 1 as change from added) as changes
          group by site_id, status, buying, reported having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into customer_records_summary as kept (site_id, key, slot, status, buying, reported, n)
          select site_id, jsonb_build_array(status, buying, reported)::text, pg_backend_pid(),
            status, buying, reported, sum(change)
          from (select site_id, status, buying, reported, -1 as change from gone) as changes
          group by site_id, status, buying, reported having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into customer_records_summary as kept (site_id, key, slot, status, buying, reported, n)
          select site_id, jsonb_build_array(status, buying, reported)::text, pg_backend_pid(),
            status, buying, reported, sum(change)
          from (select site_id, status, buying, reported, 1 as change from added
            union all select site_id, status, buying, reported, -1 as change from gone) as changes
          group by site_id, status, buying, reported having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger customer_records_summary_insert after insert
      on customer_records referencing new table as added for each statement execute function customer_records_summary_count();
    create trigger customer_records_summary_delete after delete
      on customer_records referencing old table as gone for each statement execute function customer_records_summary_count();
    create trigger customer_records_summary_update after update
      on customer_records referencing old table as gone new table as added for each statement execute function customer_records_summary_count();
    insert into customer_records_summary (site_id, key, slot, status, buying, reported, n)
      select site_id, jsonb_build_array(status, buying, reported)::text, 0, status, buying, reported, count(*) from customer_records group by site_id, status, buying, reported;`,
  '006-kept-marks': markTriggersMigration,
  '007-imports': `
    create table customer_imports (
      site_id text collate "C" not null, import_id text collate "C" not null, row_number integer not null,
      member_id text collate "C" not null, contact_id text collate "C" not null, made boolean not null,
      known boolean not null, changes jsonb not null, badges jsonb not null, note_id text, undone text,
      created_at timestamptz not null,
      primary key (site_id, import_id, row_number));
    create index customer_imports_member on customer_imports (site_id, member_id);
    create index customer_imports_age on customer_imports (site_id, created_at);`,
  '008-merged-contacts': mergedContacts,
  '009-refresh-once': refreshOnce,
  '010-counted-inserts': insertsCounted,
  '011-assigned-orders': ordersAssigned,
  '012-spent-is-paid': spentIsPaid,
  '013-imported-buyers': importedBuyers,
  // PGlite had no such index until now.
  '014-parts-in-pglite': partsIndex('customer_records'),
};
