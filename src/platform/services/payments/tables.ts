import { CamelCasePlugin, sql, type Generated, type Kysely } from 'kysely';
import type { Migration, Queryable } from '../../../database/database.ts';
import type { StoredCharge } from './charge.ts';

interface ChargeRow extends StoredCharge {
  siteId: string;
  /** Which of two attempts came later, also within one moment. */
  sequence: Generated<string | number>;
}

interface Tables {
  paymentCharges: ChargeRow;
  paymentNotices: {
    siteId: string;
    id: string;
    providerTransactionId: string;
    outcome: string;
    receivedDate: string;
  };
  paymentDeadlines: { siteId: string; orderId: string; dueDate: string };
}

const camelCase = new CamelCasePlugin();

export const paymentTables = (db: Queryable): Kysely<Tables> => (db as Kysely<Tables>).withPlugin(camelCase);

export const paymentMigrations: readonly Migration[] = [
  {
    name: '001-charges',
    async up(db) {
      await sql`CREATE TABLE payment_charges (
        site_id text NOT NULL, id text NOT NULL, order_id text NOT NULL, checkout_id text, payment_token text NOT NULL,
        amount text NOT NULL, currency text NOT NULL, return_url text NOT NULL, status text NOT NULL,
        provider_transaction_id text, reason text, redirect_url text, card_brand text, card_last_four text,
        asks integer NOT NULL, created_date text NOT NULL, next_ask_date text,
        PRIMARY KEY (site_id, id), UNIQUE (site_id, order_id, payment_token))`.execute(db);
      await sql`CREATE INDEX payment_charges_provider ON payment_charges (site_id, provider_transaction_id)`.execute(
        db,
      );
      await sql`CREATE INDEX payment_charges_checkout ON payment_charges (site_id, checkout_id, created_date)`.execute(
        db,
      );
      await sql`CREATE INDEX payment_charges_open ON payment_charges (site_id, next_ask_date)
        WHERE next_ask_date IS NOT NULL`.execute(db);
    },
  },
  {
    name: '002-notices-and-deadlines',
    async up(db) {
      await sql`CREATE TABLE payment_notices (
        site_id text NOT NULL, id text NOT NULL, provider_transaction_id text NOT NULL, outcome text NOT NULL,
        received_date text NOT NULL, PRIMARY KEY (site_id, id))`.execute(db);
      await sql`CREATE TABLE payment_deadlines (
        site_id text NOT NULL, order_id text NOT NULL, due_date text NOT NULL, PRIMARY KEY (site_id, order_id))`.execute(
        db,
      );
      await sql`CREATE INDEX payment_deadlines_due ON payment_deadlines (site_id, due_date)`.execute(db);
    },
  },
  {
    name: '003-order-of-charges',
    async up(db) {
      await sql`ALTER TABLE payment_charges ADD COLUMN sequence bigint GENERATED ALWAYS AS IDENTITY`.execute(
        db,
      );
    },
  },
];
