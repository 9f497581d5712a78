import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-fulfillments': `
    create table order_fulfillments (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      primary key (site_id, id));`,
  // What was sent before is found as what is sent from now on.
  '002-find-by-tracking-number': `
    update orders set tracking_numbers = sent.numbers
    from (
      select site_id, id, string_agg(parcel #>> '{trackingInfo,trackingNumber}', ' ') as numbers
      from order_fulfillments, jsonb_array_elements(doc -> 'fulfillments') as parcel
      group by site_id, id
    ) as sent
    where orders.site_id = sent.site_id and orders.id = sent.id and sent.numbers is not null;`,
};
