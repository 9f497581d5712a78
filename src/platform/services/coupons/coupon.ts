import type { Decimal } from '../../../shared/money.ts';

/** What the buyer gets. */
export type CouponBenefit =
  | { kind: 'MONEY_OFF'; amount: Decimal }
  | { kind: 'PERCENT_OFF'; percentage: number }
  | { kind: 'FREE_SHIPPING' }
  | { kind: 'FIXED_PRICE'; price: Decimal }
  | { kind: 'BUY_X_GET_Y'; x: number; y: number };

export interface Coupon {
  id: string;
  /** Compared as written: case and spaces count. */
  code: string;
  name: string;
  benefit: CouponBenefit;
  active: boolean;
  /** ISO 8601. */
  startTime: string;
  expirationTime?: string;
  /** Orders, of all buyers. */
  usageLimit?: number;
  limitPerCustomer?: number;
  /** Only the cheapest unit it covers. */
  limitedToOneItem: boolean;
  /** Absent, or without a group: the whole order. */
  scope?: { namespace: string; group?: { name: 'product' | 'collection'; entityId?: string } };
  minimumSubtotal?: Decimal;
  createdDate: string;
}
