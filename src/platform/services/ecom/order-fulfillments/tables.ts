import type { Queryable } from '#database/database.ts';
import { defineEntity } from '#platform/store/index.ts';
import { writeTrackingNumbers } from '../orders/public.ts';
import type { Fulfillment } from './fulfillment.ts';

/** All of an order in one row: the lock on the order guards it. */
interface Row {
  id: string;
  fulfillments: Fulfillment[];
}

const entity = defineEntity<Row>({
  table: 'order_fulfillments',
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: {},
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [entity];

/** What the order is found by. */
const numbersOf = ({ id, fulfillments }: Readonly<Row>) => ({
  orderId: id,
  numbers: fulfillments.flatMap(({ trackingInfo }) => trackingInfo?.trackingNumber ?? []),
});

export const readFulfillments = async (
  db: Queryable,
  siteId: string,
  orderId: string,
): Promise<Fulfillment[]> => (await entity.get(db, siteId, orderId))?.fulfillments ?? [];

/** By order; those of which nothing left are left out. */
export async function readManyFulfillments(
  db: Queryable,
  siteId: string,
  orderIds: readonly string[],
): Promise<Map<string, Fulfillment[]>> {
  const rows = await entity.getMany(db, siteId, orderIds);
  return new Map(rows.map(({ id, fulfillments }) => [id, fulfillments]));
}

export async function writeFulfillments(
  db: Queryable,
  siteId: string,
  orderId: string,
  fulfillments: readonly Fulfillment[],
): Promise<void> {
  const row = { id: orderId, fulfillments: [...fulfillments] };
  if (fulfillments.length === 0) await entity.remove(db, siteId, orderId);
  else if (await entity.get(db, siteId, orderId)) await entity.replace(db, siteId, row);
  else await entity.insert(db, siteId, row);
  await writeTrackingNumbers(db, siteId, [numbersOf(row)]);
}

/** Of orders of which nothing left before. */
export async function insertFulfillments(
  db: Queryable,
  siteId: string,
  orders: readonly Readonly<{ id: string; fulfillments: Fulfillment[] }>[],
): Promise<void> {
  await entity.insertMany(db, siteId, orders);
  await writeTrackingNumbers(db, siteId, orders.map(numbersOf));
}
