import type { Migrations } from '../../../database/database.ts';

export const migrations: Migrations = {
  '001-open-refunds': `
    CREATE TABLE open_refunds (
      site_id text NOT NULL, refund_id text NOT NULL, order_id text NOT NULL, author text, effects jsonb NOT NULL,
      asks integer NOT NULL, next_ask_date text NOT NULL, PRIMARY KEY (site_id, refund_id));
    CREATE INDEX open_refunds_due ON open_refunds (site_id, next_ask_date);`,
};
