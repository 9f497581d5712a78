import type { Migrations } from '../../../database/database.ts';

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
};
