import type { Queryable } from '#database/database.ts';
import { defineEntity } from '#platform/store/index.ts';
import { emptyTransactions, type OrderTransactions } from './order-transactions.ts';

/** The contract knows transactions by their order; the store wants an `id`. */
type Row = OrderTransactions & { id: string };

const entity = defineEntity<Row>({
  table: 'order_transactions',
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: {},
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [entity];

const toRow = (transactions: OrderTransactions): Row => ({ id: transactions.orderId, ...transactions });
const fromRow = ({ id: _id, ...transactions }: Row): OrderTransactions => transactions;

export async function readTransactions(
  db: Queryable,
  siteId: string,
  orderId: string,
): Promise<OrderTransactions> {
  const row = await entity.get(db, siteId, orderId);
  return row ? fromRow(row) : emptyTransactions(orderId);
}

/** In the order asked for; orders without any are left out. */
export async function readManyTransactions(
  db: Queryable,
  siteId: string,
  orderIds: readonly string[],
): Promise<OrderTransactions[]> {
  return (await entity.getMany(db, siteId, orderIds)).map(fromRow);
}

/** Several, under the same condition. */
export async function writeManyTransactions(
  db: Queryable,
  siteId: string,
  transactions: readonly OrderTransactions[],
): Promise<void> {
  await entity.replaceMany(db, siteId, transactions.map(toRow));
}

export async function insertTransactions(
  db: Queryable,
  siteId: string,
  transactions: readonly OrderTransactions[],
): Promise<void> {
  await entity.insertMany(db, siteId, transactions.map(toRow));
}

/** Only while the order's own row is locked: that lock guards both. */
export async function writeTransactions(
  db: Queryable,
  siteId: string,
  transactions: OrderTransactions,
): Promise<void> {
  await entity.replace(db, siteId, toRow(transactions));
}

/** With an order that goes itself. */
export async function removeTransactions(db: Queryable, siteId: string, orderId: string): Promise<void> {
  await entity.remove(db, siteId, orderId);
}
