import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import type { Context } from '../../context.ts';

export interface OrdersSettings {
  /** When stock goes down: with the order, or with its payment. */
  inventoryUpdateTrigger: 'ON_ORDER_PLACED' | 'ON_ORDER_PAID';
  createInvoice: boolean;
  autoGenerateInvoiceOnPaidOrder: boolean;
  createdDate?: string;
  updatedDate?: string;
}

const DEFAULTS: OrdersSettings = {
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: false,
  autoGenerateInvoiceOnPaidOrder: false,
};

export const ordersSettingsMigrations: readonly Migration[] = [
  {
    name: '001-orders-settings',
    async up(db) {
      await sql`create table orders_settings (site_id text collate "C" primary key, doc jsonb not null)`.execute(
        db,
      );
    },
  },
];

/** What the shop decided; the platform's defaults before it decided anything. */
export async function readOrdersSettings({
  db,
  siteId,
}: Pick<Context, 'db' | 'siteId'>): Promise<OrdersSettings> {
  const { rows } = await sql<{ doc: OrdersSettings }>`
    select doc from orders_settings where site_id = ${siteId}`.execute(db);
  return { ...DEFAULTS, ...rows[0]?.doc };
}

export async function writeOrdersSettings(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  settings: OrdersSettings,
): Promise<void> {
  await sql`insert into orders_settings (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
