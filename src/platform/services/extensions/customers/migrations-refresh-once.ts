/** Calls `customers_reassign` for the orders of the members in a transition table. */
const reassignOrdersOf = (rows: string): string => `
        for touched in select o.site_id, array_agg(o.id) as orders_of from orders as o
          join ${rows} as m on o.site_id = m.site_id and o.buyer_info_member_id = m.id group by o.site_id
        loop perform customers_reassign(touched.site_id, touched.orders_of); end loop;`;

/** Calls `customers_tell` for the contacts of the members in a transition table. */
const refreshContactsOf = (rows: string): string => `
        for touched in select site_id, array_agg(distinct contact_id) as contacts from ${rows} group by site_id
        loop perform customers_tell(touched.site_id, touched.contacts); end loop;`;

/** Calls `customer_contacts_changed` for the contacts in a transition table. */
const contactsChanged = (rows: string): string => `
        for touched in select site_id, array_agg(email) as addresses, array_agg(contact_id) as contacts
          from ${rows} group by site_id
        loop perform customer_contacts_changed(touched.site_id, touched.addresses, touched.contacts,
          tg_op = 'INSERT'); end loop;`;

/** The trigger function of a table whose rows say something about members, which `column` names. */
const marksChanged = (table: string, column: string): string => {
  const mark = (rows: string): string => `
        for touched in select site_id, array_agg(distinct ${column}) as members from ${rows} group by site_id
        loop perform customers_mark(touched.site_id, touched.members); end loop;`;
  return `
    create or replace function customer_${table}_keep() returns trigger language plpgsql as $body$
    declare touched record;
    begin
      if tg_op = 'INSERT' then ${mark('added')}
      elsif tg_op = 'DELETE' then ${mark('gone')}
      else ${mark('(select * from added union all select * from gone) as changed')}
      end if;
      return null;
    end $body$;`;
};

/**
 * The migration that writes the record of a customer once where it was written twice. The results are the same. As any,
 * it does not change once it is released.
 */
export const refreshOnce = `
    -- A new record is inserted as it is to be, not as an empty one that is updated. Who changes the same customer at the
    -- same moment waits for its key and then reads what is committed. Rows that exist are locked before anything is read.
    create or replace function customers_tell(site text, contacts text[]) returns void language plpgsql set jit = off as $body$
    declare inserted text[];
    begin
      with wanted as materialized (
        select distinct c.id from unnest(contacts) as c (id)
        where c.id <> '' and not exists (select from customer_records as r where r.site_id = site and r.id = c.id)),
      fresh as (
        insert into customer_records (site_id, id, doc)
          select site, id, doc from (select id, customer_told(site, id) as doc from wanted offset 0) as told
          where doc is not null order by id
          on conflict do nothing returning id)
      select array_agg(id) into inserted from fresh;
      contacts := array(select unnest(contacts) except select unnest(inserted));
      if contacts = '{}' then return; end if;
      perform from customer_records where site_id = site and id = any(contacts) order by id for update;
      with told as materialized (
        select id, customer_told(site, id) as doc from customer_records where site_id = site and id = any(contacts)),
      forgotten as (
        delete from customer_records as r using told
        where r.site_id = site and r.id = told.id and told.doc is null)
      update customer_records as r set doc = told.doc from told
        where r.site_id = site and r.id = told.id and told.doc is not null and r.doc is distinct from told.doc;
    end $body$;

    -- Each case has a statement of its own, whose plan stays with the connection.
    create or replace function customer_members_keep() returns trigger language plpgsql set jit = off as $body$
    declare touched record;
    begin
      if tg_op = 'INSERT' then ${reassignOrdersOf('added')}${refreshContactsOf('added')}
      elsif tg_op = 'DELETE' then ${reassignOrdersOf('gone')}${refreshContactsOf('gone')}
      else
        for touched in select o.site_id, array_agg(o.id) as orders_of from added
          join gone on gone.site_id = added.site_id and gone.id = added.id and gone.contact_id <> added.contact_id
          join orders as o on o.site_id = added.site_id and o.buyer_info_member_id = added.id
          group by o.site_id
        loop perform customers_reassign(touched.site_id, touched.orders_of); end loop;
        ${refreshContactsOf('(select site_id, contact_id from gone union all select site_id, contact_id from added) as changed')}
      end if;
      return null;
    end $body$;

    create function customer_contacts_changed(site text, addresses text[], contacts text[], are_new boolean)
      returns void language plpgsql as $body$
    begin
      perform customers_unmerged(site);
      perform customers_turn(site, addresses);
      perform customers_reassign(site, (select array_agg(o.id) from orders as o
        where o.site_id = site and platform_lower(o.buyer_info_email) = any(addresses)
          and coalesce(o.buyer_info_contact_id, '') = ''));
      if are_new then
        update known_contacts as k set contact_id = customer_contact(k.site_id, k.contact_id)
          where k.site_id = site and k.email = any(addresses)
            and k.contact_id <> customer_contact(k.site_id, k.contact_id);
      end if;
      perform customers_tell(site, (select array_agg(customer_contact(site, id)) from unnest(contacts) as id));
    end $body$;
    create or replace function customer_contacts_keep() returns trigger language plpgsql set jit = off as $body$
    declare touched record;
    begin
      if tg_op = 'DELETE' then ${contactsChanged('gone')}
      else ${contactsChanged('added')}
      end if;
      return null;
    end $body$;

${marksChanged('badge_assignments', 'member_id')}
${marksChanged('member_roles', 'member_id')}
${marksChanged('reported_members', 'reported_member_id')}

    create or replace function customers_in_currency(site text, money text) returns void language plpgsql as $body$
    begin
      insert into customer_currencies as kept values (site, money)
        on conflict (site_id) do update set currency = excluded.currency;
      if exists (select from customer_records where site_id = site) then
        perform customers_tell(site, (select array_agg(id) from customer_records where site_id = site));
      end if;
    end $body$;`;
