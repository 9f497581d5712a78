import type { Migrations } from '#database/database.ts';
import { partsIndex } from '#database/parts-index.ts';

export const migrations: Migrations = {
  '001-orders': `
    create table orders (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      purchased_date text collate "C" not null generated always as (doc #>> '{"purchasedDate"}'::text[]) stored,
      number numeric generated always as (platform_decimal(doc #>> '{"number"}'::text[])) stored,
      status text collate "C" not null generated always as (doc #>> '{"status"}'::text[]) stored,
      payment_status text collate "C" not null generated always as (doc #>> '{"paymentStatus"}'::text[]) stored,
      fulfillment_status text collate "C" not null generated always as (doc #>> '{"fulfillmentStatus"}'::text[]) stored,
      archived boolean generated always as ((doc #>> '{"archived"}'::text[])::boolean) stored,
      price_summary_total_amount numeric not null generated always as (platform_decimal(doc #>> '{"priceSummary","total","amount"}'::text[])) stored,
      buyer_info_email text collate "C" generated always as (doc #>> '{"buyerInfo","email"}'::text[]) stored,
      buyer_info_contact_id text collate "C" generated always as (doc #>> '{"buyerInfo","contactId"}'::text[]) stored,
      buyer_info_member_id text collate "C" generated always as (doc #>> '{"buyerInfo","memberId"}'::text[]) stored,
      buyer_info_visitor_id text collate "C" generated always as (doc #>> '{"buyerInfo","visitorId"}'::text[]) stored,
      billing_info_contact_details_first_name text collate "C" generated always as (doc #>> '{"billingInfo","contactDetails","firstName"}'::text[]) stored,
      billing_info_contact_details_last_name text collate "C" generated always as (doc #>> '{"billingInfo","contactDetails","lastName"}'::text[]) stored,
      channel_info_type text collate "C" generated always as (doc #>> '{"channelInfo","type"}'::text[]) stored,
      line_items_catalog_reference_catalog_item_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."lineItems"."catalogReference"."catalogItemId"[*]'::jsonpath)) stored,
      primary key (site_id, id));
    create index orders_created_date on orders (site_id, created_date nulls first, id nulls first);
    create index orders_updated_date on orders (site_id, updated_date nulls first, id nulls first);
    create index orders_purchased_date on orders (site_id, purchased_date nulls first, id nulls first);
    create index orders_number on orders (site_id, number nulls first, id nulls first);
    create index orders_price_summary_total_amount on orders (site_id, price_summary_total_amount nulls first, id nulls first);
    create index orders_buyer_info_email on orders (site_id, buyer_info_email nulls first, id nulls first);
    create index orders_buyer_info_contact_id on orders (site_id, buyer_info_contact_id nulls first, id nulls first);
    create index orders_buyer_info_member_id on orders (site_id, buyer_info_member_id nulls first, id nulls first);
    create index orders_buyer_info_visitor_id on orders (site_id, buyer_info_visitor_id nulls first, id nulls first);
    create index orders_billing_info_contact_details_last_name on orders (site_id, billing_info_contact_details_last_name nulls first, id nulls first);
    create index orders_status_created_date on orders (site_id, status nulls first, created_date nulls first, id nulls first);
    create index orders_status_purchased_date on orders (site_id, status nulls first, purchased_date nulls first, id nulls first);
    create index orders_payment_status_created_date on orders (site_id, payment_status nulls first, created_date nulls first, id nulls first);
    create index orders_payment_status_purchased_date on orders (site_id, payment_status nulls first, purchased_date nulls first, id nulls first);
    create index orders_fulfillment_status_purchased_date on orders (site_id, fulfillment_status nulls first, purchased_date nulls first, id nulls first);
    create index orders_number_prefix on orders (site_id, (platform_lower((doc #>> '{"number"}'::text[]))));
    create index orders_buyer_info_email_prefix on orders (site_id, (platform_lower(buyer_info_email)));
    create index orders_billing_info_contact_details_first_name_prefix on orders (site_id, (platform_lower(billing_info_contact_details_first_name)));
    create index orders_billing_info_contact_details_last_name_prefix on orders (site_id, (platform_lower(billing_info_contact_details_last_name)));
    create index orders_line_items_catalog_reference_catalog_item_id_list on orders using gin (line_items_catalog_reference_catalog_item_id jsonb_path_ops);
    create table orders_summary (
      site_id text collate "C" not null, key text collate "C" not null, slot integer not null,
      status text collate "C", payment_status text collate "C", fulfillment_status text collate "C", archived boolean,
      n bigint not null, primary key (site_id, key, slot)) with (fillfactor = 50);
    create function orders_summary_count() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then insert into orders_summary as kept (site_id, key, slot, status, payment_status, fulfillment_status, archived, n)
          select site_id, jsonb_build_array(status, payment_status, fulfillment_status, archived)::text, pg_backend_pid(),
            status, payment_status, fulfillment_status, archived, sum(change)
          from (select site_id, status, payment_status, fulfillment_status, archived, 1 as change from added) as changes
          group by site_id, status, payment_status, fulfillment_status, archived having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        elsif tg_op = 'DELETE' then insert into orders_summary as kept (site_id, key, slot, status, payment_status, fulfillment_status, archived, n)
          select site_id, jsonb_build_array(status, payment_status, fulfillment_status, archived)::text, pg_backend_pid(),
            status, payment_status, fulfillment_status, archived, sum(change)
          from (select site_id, status, payment_status, fulfillment_status, archived, -1 as change from gone) as changes
          group by site_id, status, payment_status, fulfillment_status, archived having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        else insert into orders_summary as kept (site_id, key, slot, status, payment_status, fulfillment_status, archived, n)
          select site_id, jsonb_build_array(status, payment_status, fulfillment_status, archived)::text, pg_backend_pid(),
            status, payment_status, fulfillment_status, archived, sum(change)
          from (select site_id, status, payment_status, fulfillment_status, archived, 1 as change from added
            union all select site_id, status, payment_status, fulfillment_status, archived, -1 as change from gone) as changes
          group by site_id, status, payment_status, fulfillment_status, archived having sum(change) <> 0
          on conflict (site_id, key, slot) do update set n = kept.n + excluded.n;
        end if;
        return null;
      end $body$;
    create trigger orders_summary_insert after insert
      on orders referencing new table as added for each statement execute function orders_summary_count();
    create trigger orders_summary_delete after delete
      on orders referencing old table as gone for each statement execute function orders_summary_count();
    create trigger orders_summary_update after update
      on orders referencing old table as gone new table as added for each statement execute function orders_summary_count();`,
  '002-order-numbers': `
    create table order_numbers (site_id text collate "C" primary key, last bigint not null);`,
  '003-currencies': `
    alter table orders
      add column currency text collate "C" generated always as (doc #>> '{"currency"}'::text[]) stored;`,
  '004-search-by-more': `
    alter table orders
      add column search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"billingInfo","contactDetails","firstName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"billingInfo","contactDetails","lastName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"billingInfo","contactDetails","company"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipientInfo","contactDetails","firstName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipientInfo","contactDetails","lastName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipientInfo","contactDetails","company"}'::text[]), '') || ' ' || coalesce((doc #>> '{"buyerInfo","email"}'::text[]), ''))) stored,
      add column shipping_info_logistics_shipping_destination_address_country text collate "C" generated always as (doc #>> '{"shippingInfo","logistics","shippingDestination","address","country"}'::text[]) stored,
      add column tags_tags_tag_ids jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."tags"."tags"."tagIds"[*]'::jsonpath)) stored;
    create index orders_tags_tags_tag_ids_list on orders using gin (tags_tags_tag_ids jsonb_path_ops);`,
  // Any part of a name is found without looking at every order. Where the database has no such index, or lets nobody make
  // one, it looks at all of them.
  '005-search-by-parts': `
    do $body$ begin
      create extension if not exists pg_trgm;
      create index if not exists orders_search_text_parts on orders using gin (search_text gin_trgm_ops);
    exception when undefined_file or insufficient_privilege or feature_not_supported then null;
    end $body$;`,
  '006-held-until': `
    alter table orders
      add column held_until text collate "C";
    create index orders_held_until on orders (site_id, held_until nulls first, id nulls first);`,
  // Orders of drafts had their address with the recipient alone, where no filter and no report looks.
  '007-one-delivery-address': `
    update orders set doc = doc || jsonb_build_object('shippingInfo',
      coalesce(doc -> 'shippingInfo', '{}') || jsonb_build_object('logistics',
        coalesce(doc #> '{shippingInfo,logistics}', '{}') || jsonb_build_object('shippingDestination', doc -> 'recipientInfo')))
    where doc #> '{shippingInfo,logistics,shippingDestination,address}' is null
      and doc #> '{shippingInfo,logistics,pickupDetails}' is null
      and doc #>> '{recipientInfo,address,country}' is not null;`,
  // The index goes with its column, and is made again as above.
  '008-search-by-phone-item-and-parcel': `
    alter table orders add column tracking_numbers text collate "C";
    alter table orders
      drop column search_text,
      add column search_text text collate "C" not null generated always as (platform_fold(coalesce((doc #>> '{"billingInfo","contactDetails","firstName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"billingInfo","contactDetails","lastName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"billingInfo","contactDetails","company"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipientInfo","contactDetails","firstName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipientInfo","contactDetails","lastName"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipientInfo","contactDetails","company"}'::text[]), '') || ' ' || coalesce((doc #>> '{"buyerInfo","email"}'::text[]), '') || ' ' || coalesce((doc #>> '{"billingInfo","contactDetails","phone"}'::text[]), '') || ' ' || coalesce((doc #>> '{"recipientInfo","contactDetails","phone"}'::text[]), '') || ' ' || coalesce((doc #>> '{"shippingInfo","logistics","shippingDestination","contactDetails","phone"}'::text[]), '') || ' ' || regexp_replace(coalesce((doc #>> '{"billingInfo","contactDetails","phone"}'::text[]), ''), '[^0-9]', '', 'g') || ' ' || regexp_replace(coalesce((doc #>> '{"recipientInfo","contactDetails","phone"}'::text[]), ''), '[^0-9]', '', 'g') || ' ' || regexp_replace(coalesce((doc #>> '{"shippingInfo","logistics","shippingDestination","contactDetails","phone"}'::text[]), ''), '[^0-9]', '', 'g') || ' ' || (jsonb_path_query_array(doc, 'lax $."lineItems"."productName"."original"[*]'::jsonpath) #>> '{}') || ' ' || (jsonb_path_query_array(doc, 'lax $."lineItems"."productName"."translated"[*]'::jsonpath) #>> '{}') || ' ' || (jsonb_path_query_array(doc, 'lax $."lineItems"."physicalProperties"."sku"[*]'::jsonpath) #>> '{}') || ' ' || coalesce(tracking_numbers, ''))) stored;
    do $body$ begin
      create index if not exists orders_search_text_parts on orders using gin (search_text gin_trgm_ops);
    exception when undefined_object or insufficient_privilege or feature_not_supported then null;
    end $body$;`,
  // Maintenance writes the texts of the orders that are there; until then they are completed in each reply.
  '009-reply-text': `
    alter table orders
      add column reply_text text,
      add column reply_version text collate "C";
    create index orders_reply_version on orders (site_id, reply_version);
    create trigger orders_reply_text
      before update of doc on orders for each row
      when (new.reply_text is not distinct from old.reply_text and new.doc is distinct from old.doc)
      execute function platform_forget_reply_text();`,
  // PGlite had no such index until now.
  '010-parts-in-pglite': partsIndex('orders'),
  // A refund of an order that was paid in part, or too much, had set what is left to pay to nothing.
  '011-balance-after-refunds': `
    with sums as (
      select site_id, id, doc #>> '{balanceSummary,balance,formattedAmount}' as written,
        platform_decimal(doc #>> '{priceSummary,total,amount}') - platform_decimal(doc #>> '{balanceSummary,paid,amount}') as due,
        platform_decimal(doc #>> '{balanceSummary,refunded,amount}') as refunded
      from orders
      where payment_status = 'PARTIALLY_REFUNDED' and coalesce(doc ->> 'imported', 'false') <> 'true'
        and platform_decimal(doc #>> '{balanceSummary,balance,amount}') = 0),
    balances as (
      select *, case when due < 0 then least(0, due + refunded) else due end as balance from sums)
    update orders set doc = jsonb_set(orders.doc, '{balanceSummary,balance}', jsonb_build_object(
      'amount', balance::text,
      'formattedAmount', case when balance < 0 then '-' else '' end || regexp_replace(coalesce(written, '0'), '0([.]0+)?',
        to_char(abs(balance), 'FM999,999,999,999,990' || case when scale(balance) > 0 then '.' || repeat('0', scale(balance)) else '' end))))
    from balances where balances.site_id = orders.site_id and balances.id = orders.id and balance <> 0;`,
  // Where something is left to pay, the contract's table of statuses allows no refunded one.
  '012-partially-paid-after-refunds': `
    update orders set doc = jsonb_set(doc, '{paymentStatus}', '"PARTIALLY_PAID"')
    where payment_status = 'PARTIALLY_REFUNDED' and coalesce(doc ->> 'imported', 'false') <> 'true'
      and platform_decimal(doc #>> '{balanceSummary,balance,amount}') > 0;`,
};
