import type { SeedOrder } from '../../platform/services/ecom/orders/public.ts';

/** An order before the platform prices it. */
export type Order = SeedOrder['order'];
export type LineItem = NonNullable<Order['lineItems']>[number];
export type AppliedDiscount = NonNullable<Order['appliedDiscounts']>[number];
export type Payment = NonNullable<SeedOrder['payments']>[number];
export type Refund = NonNullable<SeedOrder['refunds']>[number];
export type OrderActivity = Pick<SeedOrder, 'fulfillment' | 'canceled' | 'held' | 'comments' | 'entries'>;
