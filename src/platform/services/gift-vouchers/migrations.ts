import type { Migrations } from '../../../database/database.ts';

export const migrations: Migrations = {
  '001-gift-cards': `
    create table gift_cards (
      site_id text collate "C" not null,
      id text collate "C" not null,
      code text collate "C" not null,
      balance numeric not null check (balance >= 0),
      currency text not null,
      expiration_date text,
      is_disabled boolean not null default false,
      external_id text,
      primary key (site_id, id),
      unique (site_id, code));
    create table gift_card_transactions (
      site_id text collate "C" not null,
      id text collate "C" not null,
      gift_card_id text collate "C" not null,
      order_id text collate "C",
      amount numeric not null,
      is_voided boolean not null default false,
      created_date text not null,
      primary key (site_id, id));
    create unique index gift_card_once_per_order on gift_card_transactions
      (site_id, gift_card_id, order_id) where not is_voided and order_id is not null;`,
};
