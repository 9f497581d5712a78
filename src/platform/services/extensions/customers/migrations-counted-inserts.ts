/** The migration that counts all orders of one insert at once: a call for each row cost more than the rest of an import. */
export const insertsCounted = `
    create function customer_days_insert() returns trigger language plpgsql set jit = off as $body$
    begin
      insert into customer_days as kept (site_id, email, member_id, currency, day, slot, orders, spent)
        select site_id, customer_email(buyer_info_email), coalesce(left(buyer_info_member_id, 100), ''),
          coalesce(left(currency, 10), ''), coalesce(left(purchased_date, 10), ''), pg_backend_pid(), count(*),
          sum(customer_spent(price_summary_total_amount, doc))
        from added
        where status = 'APPROVED' and (coalesce(buyer_info_email, '') <> '' or coalesce(buyer_info_member_id, '') <> '')
        group by 1, 2, 3, 4, 5
        on conflict (site_id, email, member_id, currency, day, slot)
          do update set orders = kept.orders + excluded.orders, spent = kept.spent + excluded.spent;
      return null;
    end $body$;
    drop trigger customer_days_insert on orders;
    create trigger customer_days_insert after insert on orders
      referencing new table as added for each statement execute function customer_days_insert();`;

/** The migration that finds whose the orders are without a call for each: as `customer_of` says it. */
export const ordersAssigned = `
    create or replace function customer_orders_keep() returns trigger language plpgsql set jit = off as $body$
    declare touched record;
    begin
      if tg_op <> 'DELETE' then
        perform customers_unmerged(site_id) from (select distinct site_id from added) as sites;
        for touched in select site_id, array_agg(platform_lower(buyer_info_email)) as addresses from added
          where coalesce(buyer_info_contact_id, '') = '' and coalesce(buyer_info_email, '') <> '' group by site_id
        loop perform customers_turn(touched.site_id, touched.addresses); end loop;
      end if;
      if tg_op = 'DELETE' then
        for touched in
          with lost as (
            delete from customer_orders as t using gone
            where t.site_id = gone.site_id and t.order_id = gone.id returning t.site_id, t.contact_id)
          select site_id, array_agg(distinct contact_id) as contacts from lost where contact_id <> '' group by site_id
        loop perform customers_tell(touched.site_id, touched.contacts); end loop;
      else
        for touched in
          with fresh as (
          select o.site_id, o.id as order_id,
            coalesce((select g.into_id from merged_contacts as g
              where g.site_id = o.site_id and g.contact_id = own.contact), own.contact) as contact_id,
            o.status = 'APPROVED' as stands, coalesce(o.currency, '') as currency,
            customer_spent(o.price_summary_total_amount, o.doc) as spent, o.purchased_date as placed,
            customer_who(o.doc) as who
          from added as o cross join lateral (select coalesce(
            (select m.contact_id from members as m where m.site_id = o.site_id and m.id = o.buyer_info_member_id),
            nullif(o.buyer_info_contact_id, ''),
            (select k.contact_id from known_contacts as k
              where k.site_id = o.site_id and k.email = platform_lower(o.buyer_info_email)),
            '') as contact offset 0) as own),
          before as (
            select t.site_id, t.order_id, t.contact_id from customer_orders as t
              join fresh on fresh.site_id = t.site_id and fresh.order_id = t.order_id),
          changed as (
            insert into customer_orders as t (site_id, order_id, contact_id, stands, currency, spent, placed, who) select site_id, order_id, contact_id, stands, currency, spent, placed, who from fresh
            on conflict (site_id, order_id) do update set (contact_id, stands, currency, spent, placed, who) =
              (excluded.contact_id, excluded.stands, excluded.currency, excluded.spent, excluded.placed, excluded.who)
            where (t.contact_id, t.stands, t.currency, t.spent, t.placed, t.who) is distinct from
              (excluded.contact_id, excluded.stands, excluded.currency, excluded.spent, excluded.placed, excluded.who)
            returning t.site_id, t.order_id, t.contact_id)
          select site_id, array_agg(distinct contact_id) as contacts from (
            select site_id, contact_id from changed
            union all select before.site_id, before.contact_id from before join changed using (site_id, order_id)) as both_sides
          where contact_id <> '' group by site_id
        loop perform customers_tell(touched.site_id, touched.contacts); end loop;
      end if;
      return null;
    end $body$;`;
