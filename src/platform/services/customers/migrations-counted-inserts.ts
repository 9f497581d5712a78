/** The migration that counts all orders of one insert at once: a row each cost more than the rest of an import. */
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
