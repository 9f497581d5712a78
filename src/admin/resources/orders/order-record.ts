import type { Order } from '../../../wix/order-operations.ts';

/** react-admin looks records up by `id`; the SDK calls it `_id`. */
export type OrderRecord = Order & { id: string };

export function toOrderRecord(order: Order): OrderRecord {
  return { ...order, id: order._id ?? '' };
}
