import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-redemptions': `
    create table app_card_redemptions (
      site_id text collate "C" not null, id text collate "C" not null, plugin_id text collate "C" not null,
      app_id text not null, order_id text collate "C" not null, checkout_id text collate "C", sealed_code text not null,
      last_four text not null, amount text not null, currency text not null, state text not null, transaction_id text,
      reason text, asks integer not null, created_date text not null,
      updated_date text not null, next_ask_date text, primary key (site_id, id));
    create unique index app_card_redemptions_checkout on app_card_redemptions (site_id, checkout_id)
      where checkout_id is not null and state in ('ASKED', 'REDEEMED');
    create unique index app_card_redemptions_open on app_card_redemptions (site_id, order_id, app_id, last_four)
      where state in ('ASKED', 'REDEEMED');
    create index app_card_redemptions_order on app_card_redemptions (site_id, order_id);
    create index app_card_redemptions_due on app_card_redemptions (site_id, next_ask_date)
      where next_ask_date is not null;
    create index app_card_redemptions_told on app_card_redemptions (site_id, plugin_id, updated_date)
      where state in ('UNSURE', 'VOIDING', 'UNCLEAR');`,
};
