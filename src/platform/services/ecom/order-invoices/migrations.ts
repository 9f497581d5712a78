import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-order-invoices': `
    CREATE TABLE order_invoices (
      site_id text COLLATE "C" NOT NULL,
      order_id text COLLATE "C" NOT NULL,
      app_id text COLLATE "C" NOT NULL,
      id text COLLATE "C" NOT NULL,
      kind text NOT NULL,
      number text COLLATE "C",
      prefix text COLLATE "C",
      sequence bigint,
      link_key text COLLATE "C",
      doc jsonb,
      created_date text NOT NULL,
      PRIMARY KEY (site_id, order_id, app_id, id));
    CREATE UNIQUE INDEX order_invoices_number ON order_invoices (site_id, number) WHERE number IS NOT NULL;
    CREATE UNIQUE INDEX order_invoices_one ON order_invoices (site_id, order_id) WHERE kind = 'INVOICE';
    CREATE UNIQUE INDEX order_invoices_own ON order_invoices (site_id, id) WHERE number IS NOT NULL;
    CREATE UNIQUE INDEX order_invoices_link ON order_invoices (site_id, link_key) WHERE link_key IS NOT NULL;
    CREATE TABLE invoice_settings (site_id text COLLATE "C" PRIMARY KEY, doc jsonb NOT NULL);
    CREATE TABLE invoice_numbers (
      site_id text COLLATE "C" NOT NULL,
      kind text NOT NULL,
      next bigint NOT NULL,
      PRIMARY KEY (site_id, kind));
    CREATE TABLE due_invoices (
      site_id text COLLATE "C" NOT NULL,
      order_id text COLLATE "C" NOT NULL,
      refund_id text COLLATE "C" NOT NULL,
      created_date text NOT NULL,
      PRIMARY KEY (site_id, order_id, refund_id));`,
  '002-receipts': `
    DROP INDEX order_invoices_number;
    CREATE UNIQUE INDEX order_invoices_number ON order_invoices (site_id, (kind = 'RECEIPT'), number)
      WHERE number IS NOT NULL;
    CREATE UNIQUE INDEX order_invoices_receipt ON order_invoices (site_id, (doc #>> '{payment,id}'))
      WHERE kind = 'RECEIPT';`,
};
