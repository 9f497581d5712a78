import type { OrdersApi, Reply } from '#platform/contract/index.ts';
import type { OrderTransactions } from '../order-transactions/public.ts';

type ApiOrder = NonNullable<Reply<OrdersApi, 'getOrder'>['order']>;

export type LineItem = NonNullable<ApiOrder['lineItems']>[number];
export type AdditionalFee = NonNullable<ApiOrder['additionalFees']>[number];
export type Activity = NonNullable<ApiOrder['activities']>[number];

/** An order as it is kept: complete, prices written with the currency's digits. */
export type Order = ApiOrder & {
  id: string;
  number: string;
  createdDate: string;
  currency: string;
  lineItems: LineItem[];
  activities: Activity[];
};

/** An order and its money; they are read, locked and changed together. */
export interface OrderState {
  order: Order;
  transactions: OrderTransactions;
}

/** Who changes an order, and when. */
export interface Stamp {
  /** ISO 8601. */
  now: string;
  /** Email of the person, where one acts. */
  author: string | undefined;
  guid(): string;
}

export const ORDER_FQDN = 'wix.ecom.v1.order';
export const TRANSACTIONS_FQDN = 'wix.ecom.v1.order_transactions';
