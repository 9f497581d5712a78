import {
  findOperation,
  type OrderFulfillmentsApi,
  type OrdersApi,
  type OrderTransactionsApi,
  type Reply,
} from '#platform/contract/index.ts';
import { callOperation } from '#server/platform-call.ts';
import type { PlatformFetch } from '#server/platform-fetch.ts';
import type { Columns } from '../export-job.ts';

type Order = NonNullable<Reply<OrdersApi, 'getOrder'>['order']>;
export type OrderLine = NonNullable<Order['lineItems']>[number];
type Sent = Reply<OrderFulfillmentsApi, 'listFulfillmentsForMultipleOrders'>;
type Transactions = Reply<OrderTransactionsApi, 'listTransactionsForMultipleOrders'>;
export type Parcel = NonNullable<
  NonNullable<NonNullable<Sent['ordersWithFulfillments']>[number]['fulfillments']>[number]
>;
export type Payment = NonNullable<NonNullable<Transactions['orderTransactions']>[number]['payments']>[number];

/** An order with its parcels and payments, as far as the chosen columns need them. */
export type ExportedOrder = Order & { id: string; parcels?: Parcel[]; payments?: Payment[] };

/** Columns under their titles: a title without a value does not compile. */
export const titled = <Row, Titles extends Readonly<Record<string, string>>>(
  titles: Titles,
  values: Record<keyof Titles, (row: Row, timeZone: string) => string>,
): Columns<Row> =>
  Object.fromEntries(
    Object.entries(titles).map(([id, title]) => [id, { title, value: values[id as keyof Titles] }]),
  );

/** Orders with the parcels that were sent of them. */
export async function withParcels(
  platformFetch: PlatformFetch,
  orders: readonly ExportedOrder[],
): Promise<ExportedOrder[]> {
  if (orders.length === 0) return [];
  const { ordersWithFulfillments = [] } = await callOperation<Sent>(
    platformFetch,
    findOperation('ecom_order-fulfillments.listFulfillmentsForMultipleOrders'),
    { orderIds: orders.map(({ id }) => id) },
  );
  const parcels = new Map(ordersWithFulfillments.map((one) => [one.orderId, one.fulfillments ?? []]));
  return orders.map((order) => ({ ...order, parcels: parcels.get(order.id) ?? [] }));
}

/** Orders with their payments. */
export async function withPayments(
  platformFetch: PlatformFetch,
  orders: readonly ExportedOrder[],
): Promise<ExportedOrder[]> {
  if (orders.length === 0) return [];
  const { orderTransactions = [] } = await callOperation<Transactions>(
    platformFetch,
    findOperation('ecom_order-transactions.listTransactionsForMultipleOrders'),
    { orderIds: orders.map(({ id }) => id) },
  );
  const payments = new Map(orderTransactions.map((one) => [one.orderId, one.payments ?? []]));
  return orders.map((order) => ({ ...order, payments: payments.get(order.id) ?? [] }));
}
