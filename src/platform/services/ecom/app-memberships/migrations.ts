import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-charges': `
    create table app_membership_charges (
      site_id text collate "C" not null, id text collate "C" not null, plugin_id text collate "C" not null,
      app_id text not null, order_id text collate "C" not null, checkout_id text collate "C",
      membership_id text not null, membership_name text not null, line_item_id text collate "C" not null,
      line_name text not null, catalog_app_id text not null, catalog_item_id text not null, root_catalog_item_id text,
      sealed_member_id text not null, state text not null, transaction_id text, reason text, asks integer not null,
      created_date text not null, updated_date text not null, next_ask_date text, primary key (site_id, id));
    create unique index app_membership_charges_checkout on app_membership_charges (site_id, checkout_id, line_item_id)
      where checkout_id is not null and state in ('ASKED', 'REDEEMED');
    create unique index app_membership_charges_open on app_membership_charges (site_id, order_id, line_item_id)
      where state in ('ASKED', 'REDEEMED');
    create index app_membership_charges_order on app_membership_charges (site_id, order_id);
    create index app_membership_charges_due on app_membership_charges (site_id, next_ask_date)
      where next_ask_date is not null;
    create index app_membership_charges_told on app_membership_charges (site_id, plugin_id, updated_date)
      where state in ('UNSURE', 'VOIDING', 'UNCLEAR');`,
};
