import type { Kysely } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';
import type { LabelStatus } from '../../shared/labels.ts';
import type { Shipment } from './carrier.ts';

export interface LabelRow {
  site_id: string;
  id: string;
  order_id: string;
  /** Counts up when a rejected one is asked for again. */
  attempt: number;
  status: LabelStatus;
  carrier: string;
  service: string;
  title: string;
  price: string;
  currency: string;
  /** What the carrier is asked, and asked again where its answer was lost. */
  shipment: Shipment;
  carrier_label_id: string | null;
  tracking_number: string | null;
  tracking_link: string | null;
  reason: string | null;
  void_until: Date | null;
  bought_by: string;
  created_date: Date;
}

interface Tables {
  shipping_labels: LabelRow;
}

export const labelTable = (db: Queryable): Kysely<Tables> => db as unknown as Kysely<Tables>;

export const labelMigrations: MigrationSet = {
  service: 'shipping-labels',
  migrations: {
    '001-labels': `
      CREATE TABLE shipping_labels (
        site_id text NOT NULL, id text NOT NULL, order_id text NOT NULL, attempt integer NOT NULL, status text NOT NULL,
        carrier text NOT NULL, service text NOT NULL, title text NOT NULL, price text NOT NULL, currency text NOT NULL,
        shipment jsonb NOT NULL, carrier_label_id text, tracking_number text, tracking_link text, reason text,
        void_until timestamptz, bought_by text NOT NULL, created_date timestamptz NOT NULL,
        PRIMARY KEY (site_id, id));
      CREATE INDEX shipping_labels_order ON shipping_labels (site_id, order_id, created_date);`,
  },
};
