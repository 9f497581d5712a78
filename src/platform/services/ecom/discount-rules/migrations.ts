import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-discount_rules': `
    create table discount_rules (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      active boolean generated always as ((doc #>> '{"active"}'::text[])::boolean) stored,
      name text collate "C" generated always as (doc #>> '{"name"}'::text[]) stored,
      active_time_info_start text collate "C" generated always as (doc #>> '{"activeTimeInfo","start"}'::text[]) stored,
      active_time_info_end text collate "C" generated always as (doc #>> '{"activeTimeInfo","end"}'::text[]) stored,
      primary key (site_id, id));
    create index discount_rules_created_date on discount_rules (site_id, created_date nulls first, id nulls first);`,
  '002-discount-rule-uses': `
    create table discount_rule_uses (
      site_id text collate "C" not null,
      rule_id text collate "C" not null,
      order_id text collate "C" not null,
      buyer text collate "C" not null,
      primary key (site_id, rule_id, order_id));`,
  '003-uses-with-money': `
    insert into discount_uses (site_id, id, doc)
      select used.site_id, use_id, jsonb_strip_nulls(jsonb_build_object(
        'id', use_id, 'source', source, 'orderId', used.order_id,
        'email', coalesce(lower(orders.doc #>> '{buyerInfo,email}'), case when buyer like '%@%' then buyer end, ''),
        'memberId', case when buyer like '%@%' then '' else buyer end,
        'approved', approved,
        'date', case when approved then coalesce(orders.doc ->> 'purchasedDate', orders.doc ->> 'createdDate') end,
        'orderNumber', orders.doc ->> 'number',
        'given', case when approved then coalesce(given, 0) else 0 end::text))
      from discount_rule_uses as used
      left join orders on orders.site_id = used.site_id and orders.id = used.order_id
      cross join lateral (select 'rule:' || used.rule_id as source,
        'rule:' || used.rule_id || ':' || used.order_id as use_id,
        coalesce(orders.doc ->> 'status' = 'APPROVED', true) as approved) as named
      left join lateral (select sum((applied #>> '{discountRule,amount,amount}')::numeric) as given
        from jsonb_array_elements(coalesce(orders.doc -> 'appliedDiscounts', '[]')) as applied
        where applied #>> '{discountRule,id}' = used.rule_id) as sums on true;
    drop table discount_rule_uses;`,
  '004-order': `
    create table discount_rule_order (
      site_id text collate "C" primary key, revision bigint not null, ids jsonb not null);`,
  // As of coupons.
  '005-given-in-one-currency': `
    update discount_uses as used set doc = jsonb_set(used.doc, '{given}', '"0"')
      from orders, (select site_id, mode() within group (order by currency) as own from orders group by site_id) as shop
      where orders.site_id = used.site_id and orders.id = used.order_id and shop.site_id = used.site_id
        and used.source like 'rule:%' and used.given <> 0 and orders.currency <> shop.own;`,
};
