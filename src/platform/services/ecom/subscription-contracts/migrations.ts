import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-contracts': `
    create table subscription_contracts (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      buyer_info_contact_id text collate "C" generated always as (doc #>> '{"buyerInfo","contactId"}'::text[]) stored,
      primary key (site_id, id));
    create index subscription_contracts_created_date on subscription_contracts (site_id, created_date nulls first, id nulls first);
    create index subscription_contracts_buyer_info_contact_id on subscription_contracts (site_id, buyer_info_contact_id nulls first, id nulls first);
    create table subscriptions (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      member_id text collate "C" generated always as (doc #>> '{"memberId"}'::text[]) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      next_charge_date text collate "C" generated always as (doc #>> '{"nextChargeDate"}'::text[]) stored,
      primary key (site_id, id));
    create index subscriptions_created_date on subscriptions (site_id, created_date nulls first, id nulls first);
    create index subscriptions_member_id on subscriptions (site_id, member_id nulls first, id nulls first);
    create index subscriptions_next_charge_date on subscriptions (site_id, next_charge_date nulls first, id nulls first);
    create table subscription_cycles (
      site_id text collate "C" not null, contract_id text collate "C" not null, cycle integer not null, status text not null,
      order_id text collate "C", due_date text collate "C" not null, settled_date text collate "C",
      primary key (site_id, contract_id, cycle));
    create table subscription_settings (site_id text collate "C" primary key, retry_days text not null);`,
  '002-desk': `
    update subscriptions as one set doc = one.doc || jsonb_build_object(
        'standing', case when one.doc ->> 'status' <> 'ACTIVE' then one.doc ->> 'status'
          when one.doc ->> 'reason' = 'out_of_stock' then 'OUT_OF_STOCK'
          when (one.doc ->> 'tries')::integer > 0 then 'RETRYING' else 'ACTIVE' end,
        'product', coalesce(agreed.doc #>> '{lineItems,0,productName,original}', ''),
        'title', coalesce(agreed.doc ->> 'title', ''),
        'buyerName', trim(concat_ws(' ', agreed.doc #>> '{billingInfo,contactDetails,firstName}',
          agreed.doc #>> '{billingInfo,contactDetails,lastName}')),
        'email', coalesce(agreed.doc #>> '{buyerInfo,email}', ''),
        'amount', coalesce(agreed.doc #>> '{priceSummary,total,amount}', '0'),
        'currency', coalesce(agreed.doc ->> 'currency', ''),
        'monthly', round(coalesce(agreed.doc #>> '{priceSummary,total,amount}', '0')::numeric
          * case one.doc ->> 'frequency' when 'DAY' then 365 / 12.0 when 'WEEK' then 365 / 7.0 / 12 when 'YEAR' then 1 / 12.0
            else 1 end / (one.doc ->> 'interval')::integer, 2)::text)
      from subscription_contracts as agreed where agreed.site_id = one.site_id and agreed.id = one.id;
    alter table subscriptions
      add column amount numeric not null generated always as (platform_decimal(doc #>> '{"amount"}'::text[])) stored,
      add column currency text collate "C" not null generated always as (doc #>> '{"currency"}'::text[]) stored,
      add column ended_date text collate "C" generated always as (doc #>> '{"endedDate"}'::text[]) stored,
      add column monthly numeric not null generated always as (platform_decimal(doc #>> '{"monthly"}'::text[])) stored,
      add column standing text collate "C" not null generated always as (doc #>> '{"standing"}'::text[]) stored,
      add column text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"product"}'::text[]), '') || ' ' || coalesce((doc #>> '{"title"}'::text[]), '') || ' ' || coalesce((doc #>> '{"buyerName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"email"}'::text[]), ''))) stored;
    create index subscriptions_ended_date on subscriptions (site_id, ended_date nulls first, id nulls first);
    create index subscriptions_amount on subscriptions (site_id, amount nulls first, id nulls first);
    create index subscriptions_standing_next_charge_date on subscriptions (site_id, standing nulls first, next_charge_date nulls first, id nulls first);
    create table subscriptions_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      standing text collate "C", currency text collate "C",
      n bigint not null, sum_amount numeric not null, sum_monthly numeric not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function subscriptions_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into subscriptions_summary as kept (site_id, key, slot, standing, currency, n, sum_amount, sum_monthly)
          select site_id, jsonb_build_array(standing, currency)::text, pg_backend_pid(),
            standing, currency, sum(change), sum(change * amount), sum(change * monthly)
          from (select site_id, standing, currency, amount, monthly, 1 as change from added) as changes
          group by site_id, standing, currency having sum(change) <> 0 or sum(change * amount) <> 0 or sum(change * monthly) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_amount = kept.sum_amount + excluded.sum_amount, sum_monthly = kept.sum_monthly + excluded.sum_monthly;
        elsif tg_op = 'DELETE' then insert into subscriptions_summary as kept (site_id, key, slot, standing, currency, n, sum_amount, sum_monthly)
          select site_id, jsonb_build_array(standing, currency)::text, pg_backend_pid(),
            standing, currency, sum(change), sum(change * amount), sum(change * monthly)
          from (select site_id, standing, currency, amount, monthly, -1 as change from gone) as changes
          group by site_id, standing, currency having sum(change) <> 0 or sum(change * amount) <> 0 or sum(change * monthly) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_amount = kept.sum_amount + excluded.sum_amount, sum_monthly = kept.sum_monthly + excluded.sum_monthly;
        else insert into subscriptions_summary as kept (site_id, key, slot, standing, currency, n, sum_amount, sum_monthly)
          select site_id, jsonb_build_array(standing, currency)::text, pg_backend_pid(),
            standing, currency, sum(change), sum(change * amount), sum(change * monthly)
          from (select site_id, standing, currency, amount, monthly, 1 as change from added
            union all select site_id, standing, currency, amount, monthly, -1 as change from gone) as changes
          group by site_id, standing, currency having sum(change) <> 0 or sum(change * amount) <> 0 or sum(change * monthly) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_amount = kept.sum_amount + excluded.sum_amount, sum_monthly = kept.sum_monthly + excluded.sum_monthly;
        end if;
        return null;
      end $body$;
    create trigger subscriptions_summary_insert after insert
      on subscriptions referencing new table as added for each statement execute function subscriptions_summary_count();
    create trigger subscriptions_summary_delete after delete
      on subscriptions referencing old table as gone for each statement execute function subscriptions_summary_count();
    create trigger subscriptions_summary_update after update
      on subscriptions referencing old table as gone new table as added for each statement execute function subscriptions_summary_count();
    insert into subscriptions_summary (site_id, key, slot, standing, currency, n, sum_amount, sum_monthly)
      select site_id, jsonb_build_array(standing, currency)::text, 0, standing, currency, count(*), sum(amount), sum(monthly) from subscriptions group by site_id, standing, currency;
    create table subscription_acts (
      site_id text collate "C" not null, id text collate "C" not null, contract_id text collate "C" not null, kind text not null,
      date text collate "C" not null, by text, cycle integer, reason text, primary key (site_id, id));
    create index subscription_acts_contract on subscription_acts (site_id, contract_id, date);`,
};
