/** What of an order's row anything told of a customer follows from. */
const FACTS = `
          select site_id, id as order_id,
            customer_of(site_id, buyer_info_contact_id, buyer_info_member_id, buyer_info_email) as contact_id,
            status = 'APPROVED' as stands, coalesce(currency, '') as currency,
            customer_spent(price_summary_total_amount, doc) as spent, purchased_date as placed,
            customer_who(doc) as who from added`;

const FACT_COLUMNS = 'site_id, order_id, contact_id, stands, currency, spent, placed, who';

/** The migration that lets one contact stand for another. As any, it does not change once it is released. */
export const mergedContacts = `
    -- Two contacts that the shop knows to be one person: whatever bears the first is the second's.
    create table merged_contacts (
      site_id text collate "C" not null, contact_id text collate "C" not null, into_id text collate "C" not null,
      -- For when it is taken back: the addresses and the contacts merged before that came along, and all orders there were.
      emails text[] not null, along text[] not null, orders text[] not null, merged_at timestamptz not null,
      primary key (site_id, contact_id));
    create index merged_contacts_into on merged_contacts (site_id, into_id);

    -- Whoever merges waits for those whose orders, addresses and members come in, and they for it. They never wait
    -- for each other.
    create function customers_unmerged(site text) returns void language sql as $body$
      select pg_advisory_xact_lock_shared(hashtextextended('customers:merge:' || site, 0))
    $body$;

    create function customer_contact(site text, contact text) returns text language plpgsql stable parallel safe as $body$
    begin
      return coalesce((select into_id from merged_contacts where site_id = site and contact_id = contact), contact);
    end $body$;

    create or replace function customer_of(site text, contact text, member text, address text) returns text
      language plpgsql stable parallel safe as $body$
    begin
      return customer_contact(site, coalesce(
        (select m.contact_id from members as m where m.site_id = site and m.id = member),
        nullif(contact, ''),
        (select k.contact_id from known_contacts as k where k.site_id = site and k.email = platform_lower(address)),
        ''));
    end $body$;

    -- Whoever joins while two are merged may have read the contact before.
    create function customer_members_join() returns trigger language plpgsql as $body$
    begin
      perform customers_unmerged(new.site_id);
      if exists (select from merged_contacts where site_id = new.site_id and contact_id = new.doc ->> 'contactId') then
        new.doc := jsonb_set(new.doc, '{contactId}', to_jsonb(customer_contact(new.site_id, new.doc ->> 'contactId')));
      end if;
      return new;
    end $body$;
    create trigger customer_members_join before insert on members for each row execute function customer_members_join();
    create trigger customer_members_move before update on members for each row
      when (old.doc ->> 'contactId' is distinct from new.doc ->> 'contactId') execute function customer_members_join();

    create or replace function customer_contacts_keep() returns trigger language plpgsql set jit = off as $body$
    declare touched record;
    begin
      for touched in execute format('select site_id, array_agg(email) as addresses, array_agg(contact_id) as contacts
        from %I group by site_id', case tg_op when 'DELETE' then 'gone' else 'added' end)
      loop
        perform customers_unmerged(touched.site_id);
        perform customers_turn(touched.site_id, touched.addresses);
        perform customers_reassign(touched.site_id, (select array_agg(o.id) from orders as o
          where o.site_id = touched.site_id and platform_lower(o.buyer_info_email) = any(touched.addresses)
            and coalesce(o.buyer_info_contact_id, '') = ''));
        if tg_op = 'INSERT' then
          update known_contacts as k set contact_id = customer_contact(k.site_id, k.contact_id)
            where k.site_id = touched.site_id and k.email = any(touched.addresses)
              and k.contact_id <> customer_contact(k.site_id, k.contact_id);
        end if;
        perform customers_tell(touched.site_id, (select array_agg(customer_contact(touched.site_id, id))
          from unnest(touched.contacts) as id));
      end loop;
      return null;
    end $body$;

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
          with fresh as (${FACTS}),
          before as (
            select t.site_id, t.order_id, t.contact_id from customer_orders as t
              join fresh on fresh.site_id = t.site_id and fresh.order_id = t.order_id),
          changed as (
            insert into customer_orders as t (${FACT_COLUMNS}) select ${FACT_COLUMNS} from fresh
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
