import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-charges': `
    CREATE TABLE payment_charges (
      site_id text NOT NULL, id text NOT NULL, order_id text NOT NULL, checkout_id text, payment_token text NOT NULL,
      amount text NOT NULL, currency text NOT NULL, return_url text NOT NULL, status text NOT NULL,
      provider_transaction_id text, reason text, redirect_url text, card_brand text, card_last_four text,
      asks integer NOT NULL, created_date text NOT NULL, next_ask_date text,
      PRIMARY KEY (site_id, id), UNIQUE (site_id, order_id, payment_token));
    CREATE INDEX payment_charges_provider ON payment_charges (site_id, provider_transaction_id);
    CREATE INDEX payment_charges_checkout ON payment_charges (site_id, checkout_id, created_date);
    CREATE INDEX payment_charges_open ON payment_charges (site_id, next_ask_date)
      WHERE next_ask_date IS NOT NULL;`,
  '002-notices-and-deadlines': `
    CREATE TABLE payment_notices (
      site_id text NOT NULL, id text NOT NULL, provider_transaction_id text NOT NULL, outcome text NOT NULL,
      received_date text NOT NULL, PRIMARY KEY (site_id, id));
    CREATE TABLE payment_deadlines (
      site_id text NOT NULL, order_id text NOT NULL, due_date text NOT NULL, PRIMARY KEY (site_id, order_id));
    CREATE INDEX payment_deadlines_due ON payment_deadlines (site_id, due_date);`,
  '003-order-of-charges': `
    ALTER TABLE payment_charges ADD COLUMN sequence bigint GENERATED ALWAYS AS IDENTITY;`,
  '004-delayed-capture': `
    ALTER TABLE payment_charges ADD COLUMN delayed_capture text;`,
  '005-charges-of-requests': `
    ALTER TABLE payment_charges ADD COLUMN payment_request_id text;
    CREATE INDEX payment_charges_request ON payment_charges (site_id, payment_request_id)
      WHERE payment_request_id IS NOT NULL;`,
  '006-kept-methods': `
    ALTER TABLE payment_charges ADD COLUMN capture_delay_minutes integer,
      ADD COLUMN saves_method boolean NOT NULL DEFAULT false, ADD COLUMN saved_method_id text,
      ADD COLUMN merchant_initiated boolean NOT NULL DEFAULT false;
    CREATE INDEX payment_charges_saved_method ON payment_charges (site_id, saved_method_id)
      WHERE saved_method_id IS NOT NULL;
    CREATE TABLE saved_payment_methods (
      site_id text NOT NULL, id text NOT NULL, member_id text NOT NULL, provider_method text NOT NULL,
      brand text NOT NULL, last_four text NOT NULL, created_date text NOT NULL, removed_date text, next_ask_date text,
      PRIMARY KEY (site_id, id), UNIQUE (site_id, provider_method));
    CREATE INDEX saved_payment_methods_member ON saved_payment_methods (site_id, member_id);
    CREATE INDEX saved_payment_methods_due ON saved_payment_methods (site_id, next_ask_date)
      WHERE next_ask_date IS NOT NULL;`,
  '007-second-step': `
    ALTER TABLE payment_charges ADD COLUMN second_step boolean;`,
};
