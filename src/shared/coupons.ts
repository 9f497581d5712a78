import type { Decimal } from './money.ts';

/** What the buyer gets. */
export type CouponBenefit =
  | { kind: 'MONEY_OFF'; amount: Decimal }
  | { kind: 'PERCENT_OFF'; percentage: number }
  | { kind: 'FREE_SHIPPING' }
  | { kind: 'FIXED_PRICE'; price: Decimal }
  | { kind: 'BUY_X_GET_Y'; x: number; y: number };

export const couponKinds = [
  'MONEY_OFF',
  'PERCENT_OFF',
  'FREE_SHIPPING',
  'FIXED_PRICE',
  'BUY_X_GET_Y',
] as const satisfies readonly CouponBenefit['kind'][];

/** As the contract calls that of a discount rule: off or not begun, at work, over or used up. */
export const couponStatuses = ['PENDING', 'LIVE', 'EXPIRED'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

export interface CouponScope {
  namespace: string;
  /** Absent: the whole order. Without an id: every product, or every collection's. */
  group?: { name: 'product' | 'collection'; entityId?: string | undefined } | undefined;
}

/** What a person says of a coupon. */
export interface CouponFields {
  name: string;
  /** Compared as written: case and spaces count. Absent where it has many codes, each good for one order. */
  code?: string | undefined;
  benefit: CouponBenefit;
  active: boolean;
  /** ISO 8601. */
  startTime: string;
  /** It no longer counts from then on. */
  expirationTime?: string | undefined;
  /** Orders, of all buyers. */
  usageLimit?: number | undefined;
  /** By email address, or as a member. */
  limitPerCustomer?: number | undefined;
  /** Only the cheapest unit it covers. */
  limitedToOneItem: boolean;
  scope?: CouponScope | undefined;
  /** Not together with a group of `scope`. */
  minimumSubtotal?: Decimal | undefined;
}

/** A coupon as the back office reads it. */
export interface ShownCoupon extends CouponFields {
  id: string;
  /** Counted up by every change; whoever changes it says which they saw. */
  revision: string;
  createdDate: string;
  updatedDate: string;
  status: CouponStatus;
  /** Orders that have it, and those that wait for their money with it: what counts against the limit. */
  usageCount: number;
  /** What it took off the orders that stand, in the shop's currency. */
  given: Decimal;
  /** How many codes it has beside, or in place of, its own. */
  codeCount: number;
}

export interface CouponSummary {
  all: number;
  live: number;
  pending: number;
  expired: number;
}

/** One order that used a coupon or a discount rule. */
export interface DiscountUseShown {
  orderId: string;
  orderNumber?: string;
  date: string;
  given: Decimal;
  /** Of an order in another currency, which is in no sum. */
  elsewhere?: { amount: Decimal; currency: string };
  email: string;
  /** One of many of its coupon. */
  code?: string;
}

/** What became of a coupon or a discount rule so far. */
export interface DiscountUses {
  /** Orders that stand. */
  orders: number;
  /** Those, and the ones that wait for their money with it. */
  usageCount: number;
  /** What it took off the orders that stand, in the shop's currency. */
  given: Decimal;
}

/** One of the many codes of a coupon. */
export interface MadeCode {
  code: string;
  /** The order that has it. */
  orderId?: string;
}

/** Whether two codes are one as people type them: case, and spaces around them, do not count. */
export const isSameCode = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** At once. */
export const MAX_CODES = 10_000;
/** Stands for one random letter in the pattern of codes. */
export const RANDOM_LETTER = '#';
/** Of 32 each: of ten thousand codes, one in a hundred million guesses is one. */
const MIN_RANDOM_LETTERS = 8;
const MAX_PATTERN = 40;
const PATTERN = /^[A-Z0-9#]+(?:[-_ ][A-Z0-9#]+)*$/;

/** Why codes are not made of it, such as they are of `SUMMER-####-####`; undefined where they are. */
export function patternProblem(text: string): string | undefined {
  if (text.length > MAX_PATTERN) return `is longer than ${MAX_PATTERN}`;
  if (!PATTERN.test(text)) return 'is made of capital letters, digits, # and - between them';
  if (text.split(RANDOM_LETTER).length > MIN_RANDOM_LETTERS) return undefined;
  return `needs ${MIN_RANDOM_LETTERS} times # at least, or it is guessed`;
}

/** By one call. */
export const MAX_COUPONS = 100;
/** Of a shop: its list is read whole. Codes by the thousand are those of one coupon. */
export const MAX_STORED_COUPONS = 5000;
