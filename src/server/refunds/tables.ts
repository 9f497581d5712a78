import type { Kysely } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';

/** `sending` while the platform is being asked; a failure makes it `prepared` again, with the reason. */
export type PreparedRefundStatus = 'prepared' | 'sending' | 'sent' | 'declined';

export interface PreparedRefundRow {
  site_id: string;
  id: string;
  order_id: string;
  status: PreparedRefundStatus;
  /** The body of `refundPayments`. */
  request: { orderId: string } & Record<string, unknown>;
  /** What `calculateRefund` said when it was prepared. */
  preview: unknown;
  note: string | null;
  prepared_by: string;
  prepared_by_id: string;
  prepared_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string | null;
  result: unknown;
  error: unknown;
}

interface Tables {
  prepared_refunds: PreparedRefundRow;
}

export const preparedRefundTable = (db: Queryable): Kysely<Tables> => db as unknown as Kysely<Tables>;

export const preparedRefundMigrations: MigrationSet = {
  service: 'prepared-refunds',
  migrations: {
    '001-prepared-refunds': `
      CREATE TABLE prepared_refunds (
        site_id text NOT NULL, id text NOT NULL, order_id text NOT NULL, status text NOT NULL, request jsonb NOT NULL,
        preview jsonb, note text, prepared_by text NOT NULL, prepared_by_id text NOT NULL,
        prepared_at timestamptz NOT NULL, decided_by text, decided_at timestamptz, decision_note text,
        result jsonb, error jsonb, PRIMARY KEY (site_id, id));
      CREATE INDEX prepared_refunds_order ON prepared_refunds (site_id, order_id, prepared_at);
      CREATE INDEX prepared_refunds_status ON prepared_refunds (site_id, status, prepared_at);`,
  },
};
