import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-open-refunds': `
    CREATE TABLE open_refunds (
      site_id text NOT NULL, refund_id text NOT NULL, order_id text NOT NULL, author text, effects jsonb NOT NULL,
      asks integer NOT NULL, next_ask_date text NOT NULL, PRIMARY KEY (site_id, refund_id));
    CREATE INDEX open_refunds_due ON open_refunds (site_id, next_ask_date);`,
  '002-authorizations': `
    CREATE TABLE open_authorization_acts (
      site_id text NOT NULL, id text NOT NULL, order_id text NOT NULL, payment_id text NOT NULL, kind text NOT NULL,
      amount text NOT NULL, currency text NOT NULL, provider_transaction_id text NOT NULL, reason text NOT NULL,
      author text, asks integer NOT NULL, next_ask_date text NOT NULL, PRIMARY KEY (site_id, id));
    CREATE INDEX open_authorization_acts_due ON open_authorization_acts (site_id, next_ask_date);
    CREATE TABLE authorization_schedules (
      site_id text NOT NULL, payment_id text NOT NULL, order_id text NOT NULL, kind text NOT NULL,
      due_date text NOT NULL, PRIMARY KEY (site_id, payment_id));
    CREATE INDEX authorization_schedules_due ON authorization_schedules (site_id, due_date);`,
  '003-orders-held-until': `
    UPDATE orders SET held_until = (SELECT min(due_date) FROM authorization_schedules AS schedules
      WHERE schedules.site_id = orders.site_id AND schedules.order_id = orders.id)
    WHERE EXISTS (SELECT 1 FROM authorization_schedules AS schedules
      WHERE schedules.site_id = orders.site_id AND schedules.order_id = orders.id);`,
  // Those had put their pieces back as soon as everybody was asked; pieces wait for the money now.
  '004-restocked-before': `
    UPDATE open_refunds SET effects = jsonb_set(effects, '{restock}', '[]')
    WHERE EXISTS (SELECT 1 FROM order_transactions AS money, jsonb_array_elements(money.doc -> 'refunds') AS refund
      WHERE money.site_id = open_refunds.site_id AND money.id = open_refunds.order_id
        AND refund ->> 'id' = open_refunds.refund_id
        AND NOT jsonb_path_exists(refund, '$.transactions[*] ? (@.refundStatus == "SCHEDULED")'));`,
};
