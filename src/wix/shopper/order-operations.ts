import { getOrder, searchOrders, type Order } from '@wix/auto_sdk_ecom_orders';
import { shopperClient, type CallOptions } from '../shopper-client.ts';

export type { Order };

/** The shopper's own only; anybody else's order does not exist for them. */
export const readOrder = (id: string, options?: CallOptions): Promise<Order> =>
  shopperClient(options).use(getOrder)(id);

export interface OrderPage {
  orders: Order[];
  nextCursor: string | undefined;
}

export async function listOrders(
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  options?: CallOptions,
): Promise<OrderPage> {
  const { orders = [], metadata } = await shopperClient(options).use(searchOrders)({
    ...(cursor === undefined && { sort: [{ fieldName: '_createdDate', order: 'DESC' }] }),
    cursorPaging: { limit, ...(cursor !== undefined && { cursor }) },
  });
  return { orders, nextCursor: metadata?.cursors?.next ?? undefined };
}
