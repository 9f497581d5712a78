const spentOf = (row: string): string => `customer_spent(${row}.price_summary_total_amount, ${row}.doc)`;

/** What the days of a customer follow from. */
const counted = (row: string): string =>
  ['site_id', 'buyer_info_email', 'buyer_info_member_id', 'currency', 'purchased_date']
    .map((column) => `${row}.${column}`)
    .concat(spentOf(row))
    .join(', ');

/** The migration that counts as spent what was paid instead of what was ordered. */
export const spentIsPaid = `
    -- What was paid, less what was paid back. An imported order may tell of its money by its status alone.
    create or replace function customer_spent(total numeric, doc jsonb) returns numeric language sql immutable parallel safe
      return case when doc #> '{balanceSummary,paid,amount}' is null and coalesce(doc ->> 'paymentStatus', '') not in
          ('PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED') then 0
        else coalesce(platform_decimal(doc #>> '{balanceSummary,paid,amount}'), total, 0) end
        - coalesce(platform_decimal(doc #>> '{balanceSummary,refunded,amount}'),
          case when doc ->> 'paymentStatus' = 'FULLY_REFUNDED'
            then coalesce(platform_decimal(doc #>> '{balanceSummary,paid,amount}'), total, 0) else 0 end);

    drop trigger customer_days_update on orders;
    create trigger customer_days_update after update on orders for each row
      when ((old.status = 'APPROVED') is distinct from (new.status = 'APPROVED')
        or (new.status = 'APPROVED' and (${counted('old')}) is distinct from (${counted('new')})))
      execute function customer_days_count();

    delete from customer_days;
    insert into customer_days (site_id, email, member_id, currency, day, slot, orders, spent)
      select site_id, customer_email(buyer_info_email), coalesce(left(buyer_info_member_id, 100), ''),
        coalesce(left(currency, 10), ''), coalesce(left(purchased_date, 10), ''), 0, count(*), sum(${spentOf('orders')})
      from orders where status = 'APPROVED'
        and (coalesce(buyer_info_email, '') <> '' or coalesce(buyer_info_member_id, '') <> '')
      group by 1, 2, 3, 4, 5;

    update customer_orders as t set spent = ${spentOf('o')} from orders as o
      where o.site_id = t.site_id and o.id = t.order_id and t.spent is distinct from ${spentOf('o')};
    select customers_tell(site_id, array_agg(distinct contact_id)) from customer_orders
      where contact_id <> '' group by site_id;`;
