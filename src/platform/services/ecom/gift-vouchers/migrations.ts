import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-gift-cards': `
    create table gift_cards (
      site_id text collate "C" not null,
      id text collate "C" not null,
      code text collate "C" not null,
      balance numeric not null check (balance >= 0),
      currency text not null,
      expiration_date text,
      is_disabled boolean not null default false,
      external_id text,
      primary key (site_id, id),
      unique (site_id, code));
    create table gift_card_transactions (
      site_id text collate "C" not null,
      id text collate "C" not null,
      gift_card_id text collate "C" not null,
      order_id text collate "C",
      amount numeric not null,
      is_voided boolean not null default false,
      created_date text not null,
      primary key (site_id, id));
    create unique index gift_card_once_per_order on gift_card_transactions
      (site_id, gift_card_id, order_id) where not is_voided and order_id is not null;`,
  '002-with-history': `
    alter table gift_cards rename to gift_cards_before;
    alter table gift_cards_before rename constraint gift_cards_pkey to gift_cards_before_pkey;
    alter table gift_cards_before rename constraint gift_cards_site_id_code_key to gift_cards_before_code;
    create table gift_cards (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      code text collate "C" not null generated always as (doc #>> '{"code"}'::text[]) stored,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      expiration_date text collate "C" generated always as (doc #>> '{"expirationDate"}'::text[]) stored,
      send_date text collate "C" generated always as (doc #>> '{"sendDate"}'::text[]) stored,
      state text collate "C" not null generated always as (doc #>> '{"state"}'::text[]) stored,
      currency text collate "C" not null generated always as (doc #>> '{"currency"}'::text[]) stored,
      balance numeric not null generated always as (platform_decimal(doc #>> '{"balance"}'::text[])) stored,
      loaded numeric not null generated always as (platform_decimal(doc #>> '{"loaded"}'::text[])) stored,
      order_id text collate "C" generated always as (doc #>> '{"orderId"}'::text[]) stored,
      text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"lastFour"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipient","name"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipient","email"}'::text[]), '') || ' ' || coalesce((doc #>> '{"sender","name"}'::text[]), '') || ' ' || coalesce((doc #>> '{"orderNumber"}'::text[]), ''))) stored,
      primary key (site_id, id));
    create index gift_cards_created_date on gift_cards (site_id, created_date nulls first, id nulls first);
    create index gift_cards_updated_date on gift_cards (site_id, updated_date nulls first, id nulls first);
    create index gift_cards_expiration_date on gift_cards (site_id, expiration_date nulls first, id nulls first);
    create index gift_cards_balance on gift_cards (site_id, balance nulls first, id nulls first);
    create index gift_cards_order_id on gift_cards (site_id, order_id nulls first, id nulls first);
    create index gift_cards_state_updated_date on gift_cards (site_id, state nulls first, updated_date nulls first, id nulls first);
    create index gift_cards_state_send_date on gift_cards (site_id, state nulls first, send_date nulls first, id nulls first);
    create index gift_cards_state_expiration_date on gift_cards (site_id, state nulls first, expiration_date nulls first, id nulls first);
    create table gift_cards_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      state text collate "C", currency text collate "C",
      n bigint not null, sum_balance numeric not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function gift_cards_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into gift_cards_summary as kept (site_id, key, slot, state, currency, n, sum_balance)
          select site_id, jsonb_build_array(state, currency)::text, pg_backend_pid(),
            state, currency, sum(change), sum(change * balance)
          from (select site_id, state, currency, balance, 1 as change from added) as changes
          group by site_id, state, currency having sum(change) <> 0 or sum(change * balance) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_balance = kept.sum_balance + excluded.sum_balance;
        elsif tg_op = 'DELETE' then insert into gift_cards_summary as kept (site_id, key, slot, state, currency, n, sum_balance)
          select site_id, jsonb_build_array(state, currency)::text, pg_backend_pid(),
            state, currency, sum(change), sum(change * balance)
          from (select site_id, state, currency, balance, -1 as change from gone) as changes
          group by site_id, state, currency having sum(change) <> 0 or sum(change * balance) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_balance = kept.sum_balance + excluded.sum_balance;
        else insert into gift_cards_summary as kept (site_id, key, slot, state, currency, n, sum_balance)
          select site_id, jsonb_build_array(state, currency)::text, pg_backend_pid(),
            state, currency, sum(change), sum(change * balance)
          from (select site_id, state, currency, balance, 1 as change from added
            union all select site_id, state, currency, balance, -1 as change from gone) as changes
          group by site_id, state, currency having sum(change) <> 0 or sum(change * balance) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n, sum_balance = kept.sum_balance + excluded.sum_balance;
        end if;
        return null;
      end $body$;
    create trigger gift_cards_summary_insert after insert
      on gift_cards referencing new table as added for each statement execute function gift_cards_summary_count();
    create trigger gift_cards_summary_delete after delete
      on gift_cards referencing old table as gone for each statement execute function gift_cards_summary_count();
    create trigger gift_cards_summary_update after update
      on gift_cards referencing old table as gone new table as added for each statement execute function gift_cards_summary_count();
    create unique index gift_cards_code on gift_cards (site_id, code);
    create table gift_card_movements (
      site_id text collate "C" not null, id text collate "C" not null, card_id text collate "C" not null,
      place integer not null, kind text not null, amount numeric not null,
      balance numeric not null check (balance >= 0), date text collate "C" not null,
      order_id text collate "C", reverses text collate "C", by text, note text,
      primary key (site_id, id), unique (site_id, card_id, place), unique (site_id, reverses));
    create index gift_card_movements_order on gift_card_movements (site_id, order_id) where order_id is not null;
    create index gift_card_movements_date on gift_card_movements (site_id, date);
    insert into gift_card_movements (site_id, id, card_id, place, kind, amount, balance, date, order_id, reverses)
    with moved as (
        select site_id, id || '-1' as id, id as card_id, 0 as turn, 'ISSUED' as kind,
          balance + coalesce((select sum(amount) from gift_card_transactions as spent where spent.site_id = old.site_id
            and spent.gift_card_id = old.id and not is_voided), 0) as amount,
          coalesce((select min(created_date) from gift_card_transactions as spent where spent.site_id = old.site_id
            and spent.gift_card_id = old.id), '1970-01-01T00:00:00.000Z') as date,
          null as order_id, null as reverses from gift_cards_before as old
        union all select site_id, id, gift_card_id, 1, 'REDEEMED', -amount, created_date, order_id, null from gift_card_transactions
        union all select site_id, id || '-back', gift_card_id, 2, 'VOIDED', amount, created_date, order_id, id
          from gift_card_transactions
          where is_voided)
    select site_id, id, card_id, row_number() over history, kind, amount, sum(amount) over history, date, order_id, reverses
    from moved window history as (partition by site_id, card_id order by turn > 0, date, coalesce(reverses, id), turn
      rows unbounded preceding);
    insert into gift_cards (site_id, id, doc)
    select old.site_id, old.id, jsonb_strip_nulls(jsonb_build_object(
      'id', old.id, 'code', code, 'lastFour', right(code, 4), 'balance', old.balance::text, 'loaded', first.amount::text,
      'currency', currency, 'expirationDate', expiration_date, 'isDisabled', is_disabled, 'externalId', external_id,
      'createdDate', first.date, 'updatedDate', last.date, 'movements', last.place,
      'state', case when is_disabled then 'DISABLED'
        when expiration_date::timestamptz <= now() then 'EXPIRED' when old.balance = 0 then 'USED_UP'
        when old.balance < first.amount then 'IN_USE' else 'UNUSED' end))
    from gift_cards_before as old
      join gift_card_movements as first on first.site_id = old.site_id and first.card_id = old.id and first.place = 1
      join lateral (select date, place from gift_card_movements as moved where moved.site_id = old.site_id
        and moved.card_id = old.id order by place desc limit 1) as last on true;
    drop table gift_cards_before;
    drop table gift_card_transactions;
    create table gift_card_rules (site_id text collate "C" primary key, doc jsonb not null);`,
};
