/** The names an order was placed with. */
const NAMES = `coalesce(customer_names(doc #> '{billingInfo,contactDetails}'),
          customer_names(doc #> '{recipientInfo,contactDetails}'))`;

const FACT_COLUMNS = 'site_id, order_id, contact_id, stands, currency, spent, placed, who';

/** What of an order's row anything told of a customer follows from. */
const factsOf = (rows: string): string => `
          select site_id, id as order_id,
            customer_of(site_id, buyer_info_contact_id, buyer_info_member_id, buyer_info_email) as contact_id,
            status = 'APPROVED' as stands, coalesce(currency, '') as currency,
            customer_spent(price_summary_total_amount, doc) as spent, purchased_date as placed,
            customer_who(doc) as who from ${rows}`;

const triggers = (name: string, table: string): string => `
    create trigger ${name}_insert after insert on ${table}
      referencing new table as added for each statement execute function ${name}();
    create trigger ${name}_delete after delete on ${table}
      referencing old table as gone for each statement execute function ${name}();
    create trigger ${name}_update after update on ${table}
      referencing old table as gone new table as added for each statement execute function ${name}();`;

/** The migration that keeps a record of every customer. As any, it does not change once it is released. */
export const customerRecordsMigration = `
    -- What customers spent is sorted by in one currency: the shop's, which the service says before its first call.
    create table customer_currencies (site_id text collate "C" primary key, currency text collate "C" not null);

    -- Whose each order is, and what of it is told of its customer. No contact: nobody is known.
    create table customer_orders (
      site_id text collate "C" not null, order_id text collate "C" not null, contact_id text collate "C" not null,
      stands boolean not null, currency text collate "C" not null, spent numeric not null,
      placed text collate "C" not null, who jsonb not null,
      primary key (site_id, order_id));
    create index customer_orders_contact on customer_orders (site_id, contact_id, placed, order_id)
      include (stands, currency, spent);
    create index known_contacts_contact on known_contacts (site_id, contact_id);

    -- A member's order is the member's, whatever it was bought with; otherwise the contact's, or of the address.
    -- In PL/pgSQL, as all that reads: its plans stay with the connection.
    create function customer_of(site text, contact text, member text, address text) returns text
      language plpgsql stable parallel safe as $body$
    begin
      return coalesce(
        (select m.contact_id from members as m where m.site_id = site and m.id = member),
        nullif(contact, ''),
        (select k.contact_id from known_contacts as k where k.site_id = site and k.email = platform_lower(address)),
        '');
    end $body$;

    -- Where the database has no such index, or lets nobody make one, it looks at all of them.
    do $body$ begin
      create extension if not exists pg_trgm;
      create index customer_records_search_text_parts on customer_records using gin (search_text gin_trgm_ops);
    exception when undefined_file or insufficient_privilege or feature_not_supported then null;
    end $body$;

    create function customer_names(details jsonb) returns jsonb language sql immutable parallel safe
      return case when coalesce(details ->> 'firstName', '') <> '' or coalesce(details ->> 'lastName', '') <> ''
        then details end;

    create function customer_who(doc jsonb) returns jsonb language sql immutable parallel safe
      return jsonb_strip_nulls(jsonb_build_object(
        'firstName', ${NAMES} ->> 'firstName', 'lastName', ${NAMES} ->> 'lastName', 'company', ${NAMES} ->> 'company',
        'phone', coalesce(doc #>> '{billingInfo,contactDetails,phone}', doc #>> '{recipientInfo,contactDetails,phone}'),
        'email', doc #>> '{buyerInfo,email}',
        'country', coalesce(doc #>> '{shippingInfo,logistics,shippingDestination,address,country}',
          doc #>> '{billingInfo,address,country}')));

    -- All that is told of one contact, anew; nothing of one that nobody has. Who was disconnected may have joined again.
    create function customer_told(site text, contact text) returns jsonb language plpgsql stable
      set enable_seqscan = off as $body$
    declare told jsonb;
    begin
      select case when m.id is not null or k.email is not null or s.placed > 0 then jsonb_strip_nulls(jsonb_build_object(
        'id', contact, 'memberId', m.id, 'status', coalesce(m.doc ->> 'status', 'GUEST'),
        'activityStatus', m.doc ->> 'activityStatus', 'privacyStatus', m.doc ->> 'privacyStatus',
        'name', n.name, 'firstName', nullif(d.named ->> 'firstName', ''), 'lastName', nullif(d.named ->> 'lastName', ''),
        'nickname', m.doc #>> '{profile,nickname}', 'company', nullif(d.named ->> 'company', ''),
        'email', n.email, 'emailVerified', m.doc -> 'loginEmailVerified',
        'phone', n.phone, 'phoneKey', nullif(left(reverse(regexp_replace(n.phone, '[^0-9]', '', 'g')), 40), ''),
        'slug', m.doc #>> '{profile,slug}', 'photo', m.doc #> '{profile,photo}',
        'country', coalesce(l.who ->> 'country', m.doc #>> '{contact,addresses,0,country}'),
        'buying', case s.orders when 0 then 'NONE' when 1 then 'ONCE' else 'AGAIN' end,
        'orders', s.orders, 'spent', jsonb_build_object('amount', s.spent::text, 'currency', s.currency),
        'otherSpent', o.sums, 'firstOrderDate', s.first, 'lastOrderDate', s.last,
        'lastLoginDate', m.doc ->> 'lastLoginDate', 'joinedDate', m.created_date,
        'lastSeenDate', greatest(m.doc ->> 'lastLoginDate' collate "C", s.last, m.created_date),
        'firstSeenDate', least(m.created_date, s.first),
        'nameKey', left(platform_fold(coalesce(n.name, n.email, '')), 200))) end into told
      from (select coalesce(max(currency), '') as currency from customer_currencies where site_id = site) as c
        left join lateral (select id, doc, created_date from members
          where site_id = site and contact_id = contact
          order by status = 'OFFLINE', created_date, id limit 1) as m on true
        cross join lateral (select min(email) as email from known_contacts
          where site_id = site and contact_id = contact) as k
        cross join lateral (select c.currency, count(*) as placed, count(*) filter (where stands) as orders,
            min(t.placed) filter (where stands) as first, max(t.placed) filter (where stands) as last,
            coalesce(sum(spent) filter (where stands and t.currency in ('', c.currency)), 0) as spent
          from customer_orders as t where site_id = site and contact_id = contact) as s
        cross join lateral (select jsonb_agg(jsonb_build_object('amount', amount::text, 'currency', currency)
            order by currency) as sums
          from (select t.currency, sum(spent) as amount from customer_orders as t
            where site_id = site and contact_id = contact and stands and t.currency not in ('', c.currency)
            group by t.currency) as others) as o
        left join lateral (select who from customer_orders where site_id = site and contact_id = contact
          order by placed desc, order_id desc limit 1) as l on true
        cross join lateral (select coalesce(customer_names(m.doc -> 'contact'), customer_names(l.who),
          m.doc -> 'contact', l.who) as named) as d
        cross join lateral (select
          coalesce(nullif(btrim(concat_ws(' ', d.named ->> 'firstName', d.named ->> 'lastName')), ''),
            nullif(m.doc #>> '{profile,nickname}', '')) as name,
          coalesce(m.doc ->> 'loginEmail', k.email, l.who ->> 'email') as email,
          coalesce(m.doc #>> '{contact,phones,0}', l.who ->> 'phone') as phone) as n;
      return told;
    end $body$;

    -- Their rows are held before anything is read: two who change one customer's orders at once both count.
    create function customers_tell(site text, contacts text[]) returns void language plpgsql set jit = off as $body$
    begin
      insert into customer_records (site_id, id, doc)
        select site, wanted.id, jsonb_build_object('id', wanted.id, 'status', 'GUEST', 'buying', 'NONE', 'orders', 0,
          'spent', jsonb_build_object('amount', '0'), 'nameKey', '')
        from (select distinct unnest(contacts) as id) as wanted
        where wanted.id <> ''
          and not exists (select from customer_records as r where r.site_id = site and r.id = wanted.id)
        order by wanted.id
        on conflict do nothing;
      perform from customer_records where site_id = site and id = any(contacts) order by id for update;
      with told as materialized (
        select id, customer_told(site, id) as doc from customer_records where site_id = site and id = any(contacts)),
      forgotten as (
        delete from customer_records as r using told
        where r.site_id = site and r.id = told.id and told.doc is null)
      update customer_records as r set doc = told.doc from told
        where r.site_id = site and r.id = told.id and told.doc is not null and r.doc is distinct from told.doc;
    end $body$;

    -- Who orders with an address that becomes a contact at the same moment takes turns with it: by one of 64 locks.
    create function customers_turn(site text, addresses text[]) returns void language sql as $body$
      select pg_advisory_xact_lock(hashtext('customers:' || site), turn)
      from (select distinct hashtext(address) & 63 as turn from unnest(addresses) as address order by 1) as turns
    $body$;

    -- Gives orders to whose they are now. Both sides are told anew.
    create function customers_reassign(site text, orders_of text[]) returns void language plpgsql as $body$
    declare touched text[];
    begin
      with found as (
        select t.order_id, t.contact_id as before, customer_of(site, buyer_info_contact_id, buyer_info_member_id,
          buyer_info_email) as after
        from customer_orders as t join orders as o on o.site_id = t.site_id and o.id = t.order_id
        where t.site_id = site and t.order_id = any(orders_of)),
      moved as (
        update customer_orders as t set contact_id = found.after from found
        where t.site_id = site and t.order_id = found.order_id and found.before <> found.after
        returning found.before, found.after)
      select array_agg(distinct contact) into touched
        from moved cross join lateral unnest(array[before, after]) as contact;
      if touched is not null then perform customers_tell(site, touched); end if;
    end $body$;

    create function customer_orders_keep() returns trigger language plpgsql set jit = off as $body$
    declare touched record;
    begin
      if tg_op <> 'DELETE' then
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
          with fresh as (${factsOf('added')}),
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
    end $body$;
    ${triggers('customer_orders_keep', 'orders')}

    create function customer_members_keep() returns trigger language plpgsql set jit = off as $body$
    declare touched record;
    begin
      if tg_op <> 'UPDATE' then
        for touched in execute format('select o.site_id, array_agg(o.id) as orders_of from orders as o
          join %I as m on o.site_id = m.site_id and o.buyer_info_member_id = m.id group by o.site_id',
          case tg_op when 'INSERT' then 'added' else 'gone' end)
        loop perform customers_reassign(touched.site_id, touched.orders_of); end loop;
      end if;
      if tg_op = 'UPDATE' then
        for touched in select o.site_id, array_agg(o.id) as orders_of from orders as o
          join added on o.site_id = added.site_id and o.buyer_info_member_id = added.id
          join gone on gone.site_id = added.site_id and gone.id = added.id and gone.contact_id <> added.contact_id
          group by o.site_id
        loop perform customers_reassign(touched.site_id, touched.orders_of); end loop;
      end if;
      if tg_op <> 'INSERT' then
        for touched in select site_id, array_agg(distinct contact_id) as contacts from gone group by site_id
        loop perform customers_tell(touched.site_id, touched.contacts); end loop;
      end if;
      if tg_op <> 'DELETE' then
        for touched in select site_id, array_agg(distinct contact_id) as contacts from added group by site_id
        loop perform customers_tell(touched.site_id, touched.contacts); end loop;
      end if;
      return null;
    end $body$;
    ${triggers('customer_members_keep', 'members')}

    create function customer_contacts_keep() returns trigger language plpgsql set jit = off as $body$
    declare touched record;
    begin
      for touched in execute format('select site_id, array_agg(email) as addresses, array_agg(contact_id) as contacts
        from %I group by site_id', case tg_op when 'DELETE' then 'gone' else 'added' end)
      loop
        perform customers_turn(touched.site_id, touched.addresses);
        perform customers_reassign(touched.site_id, (select array_agg(o.id) from orders as o
          where o.site_id = touched.site_id and platform_lower(o.buyer_info_email) = any(touched.addresses)
            and coalesce(o.buyer_info_contact_id, '') = ''));
        perform customers_tell(touched.site_id, touched.contacts);
      end loop;
      return null;
    end $body$;
    create trigger customer_contacts_keep_insert after insert on known_contacts
      referencing new table as added for each statement execute function customer_contacts_keep();
    create trigger customer_contacts_keep_delete after delete on known_contacts
      referencing old table as gone for each statement execute function customer_contacts_keep();

    create function customers_in_currency(site text, money text) returns void language plpgsql as $body$
    begin
      insert into customer_currencies as kept values (site, money)
        on conflict (site_id) do update set currency = excluded.currency;
      perform customers_tell(site, (select array_agg(id) from customer_records where site_id = site));
    end $body$;

    insert into customer_orders (${FACT_COLUMNS}) ${factsOf('orders')};
    insert into customer_currencies
      select distinct on (site_id) site_id, currency from (
        select site_id, currency, count(*) as n from customer_orders where currency <> '' group by 1, 2) as used
      order by site_id, n desc, currency;
    insert into customer_records (site_id, id, doc)
      select site_id, contact_id, customer_told(site_id, contact_id) from (
        select site_id, contact_id from customer_orders where contact_id <> ''
        union select site_id, contact_id from members
        union select site_id, contact_id from known_contacts) as known;`;
