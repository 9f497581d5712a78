import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-coupons': `
    create table coupons (
      site_id text collate "C" not null,
      id text collate "C" not null,
      code text collate "C" not null,
      doc jsonb not null,
      primary key (site_id, id),
      unique (site_id, code));
    create table coupon_uses (
      site_id text collate "C" not null,
      coupon_id text collate "C" not null,
      order_id text collate "C" not null,
      email text collate "C" not null,
      primary key (site_id, coupon_id, order_id));`,
  '002-uses-with-money': `
    insert into discount_uses (site_id, id, doc)
      select used.site_id, use_id, jsonb_strip_nulls(jsonb_build_object(
        'id', use_id, 'source', source, 'orderId', used.order_id,
        'email', used.email, 'memberId', coalesce(orders.doc #>> '{buyerInfo,memberId}', ''),
        'approved', approved,
        'date', case when approved then coalesce(orders.doc ->> 'purchasedDate', orders.doc ->> 'createdDate') end,
        'orderNumber', orders.doc ->> 'number',
        'given', case when approved then coalesce(given, 0) else 0 end::text))
      from coupon_uses as used
      left join orders on orders.site_id = used.site_id and orders.id = used.order_id
      cross join lateral (select 'coupon:' || used.coupon_id as source,
        'coupon:' || used.coupon_id || ':' || used.order_id as use_id,
        coalesce(orders.doc ->> 'status' = 'APPROVED', true) as approved) as named
      left join lateral (select sum((applied #>> '{coupon,amount,amount}')::numeric) as given
        from jsonb_array_elements(coalesce(orders.doc -> 'appliedDiscounts', '[]')) as applied
        where applied #>> '{coupon,id}' = used.coupon_id) as sums on true;
    drop table coupon_uses;`,
  '003-kept-like-all': `
    update coupons set doc = doc || jsonb_build_object('revision', '1', 'updatedDate', coalesce(doc ->> 'updatedDate', doc ->> 'createdDate'));
    alter table coupons
      add column revision bigint not null default 1,
      drop column code,
      add column code text collate "C" generated always as (doc #>> '{"code"}'::text[]) stored,
      add column created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored;
    create unique index coupons_one_code on coupons (site_id, code);
    create table coupon_codes (
      site_id text collate "C" not null,
      code text collate "C" not null,
      coupon_id text collate "C" not null,
      batch text collate "C" not null,
      number integer not null,
      primary key (site_id, code),
      unique (site_id, coupon_id, batch, number));`,
  // Totals of several currencies are none. Which is the shop's own no table says: that of most of its orders.
  '004-given-in-one-currency': `
    update discount_uses as used set doc = jsonb_set(used.doc, '{given}', '"0"')
      from orders, (select site_id, mode() within group (order by currency) as own from orders group by site_id) as shop
      where orders.site_id = used.site_id and orders.id = used.order_id and shop.site_id = used.site_id
        and used.source like 'coupon:%' and used.given <> 0 and orders.currency <> shop.own;`,
  '005-codes-in-any-case': `
    create index coupons_code_prefix on coupons (site_id, (platform_lower(code)));
    create index coupon_codes_in_any_case on coupon_codes (site_id, platform_lower(code));`,
};
