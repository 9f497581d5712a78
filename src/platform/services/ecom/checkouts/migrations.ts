import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-checkouts': `
    create table checkouts (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      updated_date text collate "C" not null generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      cart_id text collate "C" generated always as (doc #>> '{"cartId"}'::text[]) stored,
      order_id text collate "C" generated always as (doc #>> '{"orderId"}'::text[]) stored,
      buyer_visitor_id text collate "C" generated always as (doc #>> '{"buyer","visitorId"}'::text[]) stored,
      primary key (site_id, id));
    create index checkouts_updated_date on checkouts (site_id, updated_date nulls first, id nulls first);
    create index checkouts_cart_id on checkouts (site_id, cart_id nulls first, id nulls first);
    create index checkouts_order_id on checkouts (site_id, order_id nulls first, id nulls first);
    create index checkouts_buyer_visitor_id on checkouts (site_id, buyer_visitor_id nulls first, id nulls first);`,
  '002-purchase': `
    alter table checkouts
      add column purchase_flow_id text collate "C" generated always as (doc #>> '{"purchaseFlowId"}'::text[]) stored;
    create index checkouts_purchase_flow_id on checkouts (site_id, purchase_flow_id nulls first, id nulls first);`,
  '003-left': `
    create index checkouts_left on checkouts (site_id, updated_date)
      where not (doc ->> 'completed')::boolean
        and (doc #>> '{buyer,email}' is not null or doc #>> '{buyer,memberId}' is not null)
        and (doc #>> '{left,at}') is distinct from (doc ->> 'updatedDate');`,
};
