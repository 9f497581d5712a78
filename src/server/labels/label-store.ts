import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { LabelStatus, ShippingLabel } from '../../shared/labels.ts';
import { labelTable, type LabelRow } from './tables.ts';

export const labelShown = (row: LabelRow): ShippingLabel => ({
  id: row.id,
  orderId: row.order_id,
  status: row.status,
  carrier: row.carrier,
  title: row.title,
  price: row.price,
  currency: row.currency,
  boughtBy: row.bought_by,
  createdDate: row.created_date.toISOString(),
  ...(row.tracking_number !== null && { trackingNumber: row.tracking_number }),
  ...(row.tracking_link !== null && { trackingLink: row.tracking_link }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.void_until && { voidUntil: row.void_until.toISOString() }),
});

export type NewLabel = Pick<
  LabelRow,
  'id' | 'order_id' | 'carrier' | 'service' | 'title' | 'price' | 'currency' | 'shipment' | 'bought_by'
> & { now: Date };

type LabelOutcome = Partial<
  Pick<
    LabelRow,
    'carrier_label_id' | 'tracking_number' | 'tracking_link' | 'reason' | 'void_until' | 'created_date'
  >
>;

/** What was bought of carriers, and what is being asked of them. */
export class LabelStore {
  readonly #database: Database;
  readonly #siteId: string;

  constructor(database: Database, siteId: string) {
    this.#database = database;
    this.#siteId = siteId;
  }

  #mine(ids?: readonly string[]) {
    const all = labelTable(this.#database.kysely)
      .selectFrom('shipping_labels')
      .selectAll()
      .where('site_id', '=', this.#siteId);
    return ids ? all.where('id', 'in', [...ids]) : all;
  }

  get = (id: string): Promise<LabelRow | undefined> => this.#mine([id]).executeTakeFirst();

  /** In the order they were bought. */
  async ofOrders(orderIds: readonly string[]): Promise<LabelRow[]> {
    if (orderIds.length === 0) return [];
    return this.#mine()
      .where(
        sql<boolean>`order_id = ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(orderIds)}::text::jsonb)))`,
      )
      .orderBy('created_date')
      .orderBy('id')
      .execute();
  }

  /** Records what the carrier will be asked; one that it rejected is asked anew. What is under way or over stays as it is. */
  async begin({ now, shipment, ...label }: NewLabel): Promise<void> {
    const requested = {
      ...label,
      shipment: sql<LabelRow['shipment']>`${JSON.stringify(shipment)}::text::jsonb`,
    };
    await labelTable(this.#database.kysely)
      .insertInto('shipping_labels')
      .values({
        ...requested,
        site_id: this.#siteId,
        attempt: 1,
        status: 'buying',
        carrier_label_id: null,
        tracking_number: null,
        tracking_link: null,
        reason: null,
        void_until: null,
        created_date: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'id'])
          .doUpdateSet({
            ...requested,
            status: 'buying',
            reason: null,
            attempt: sql`shipping_labels.attempt + 1`,
          })
          .where('shipping_labels.status', '=', 'refused'),
      )
      .execute();
  }

  /** From one state into the next, once; @returns whether it was in that state. */
  async move(
    { id, attempt }: Pick<LabelRow, 'id' | 'attempt'>,
    from: LabelStatus,
    to: LabelStatus,
    more: LabelOutcome = {},
  ): Promise<boolean> {
    const { numUpdatedRows } = await labelTable(this.#database.kysely)
      .updateTable('shipping_labels')
      .set({ status: to, ...more })
      .where('site_id', '=', this.#siteId)
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
