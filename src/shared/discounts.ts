import type { ShownCoupon } from './coupons.ts';
import type { Decimal } from './money.ts';

/** How a discount stands, derived whenever it is read; the contract has no word for what is switched off. */
export const discountStates = ['live', 'scheduled', 'off', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

/** By itself, or for a code. */
export const discountHows = ['automatic', 'code'] as const;
export type DiscountHow = (typeof discountHows)[number];

/** What it does to a price, of both kinds. */
export const discountTakes = [
  'PERCENTAGE',
  'FIXED_AMOUNT',
  'FIXED_PRICE',
  'QUANTITY_BASED',
  'BUY_X_GET_Y',
  'FREE_SHIPPING',
] as const;
export type DiscountTakes = (typeof discountTakes)[number];

/** An automatic rule or a coupon, as one list has them. Thousands of codes of one coupon are one of it. */
export interface ListedDiscount {
  id: string;
  how: DiscountHow;
  name: string;
  /** Empty where it has none, or many. */
  code: string;
  state: DiscountState;
  active: boolean;
  takes: DiscountTakes;
  /** Orders that have it, and those that wait for their money with it. */
  uses: number;
  /** What it took off the orders that stand, in the shop's currency. */
  given: Decimal;
  limit?: number;
  starts?: string;
  ends?: string;
  created: string;
  /** The turn of an automatic one, from 1. */
  place?: number;
}

/** With all that a line of the list tells; an automatic one as the contract has it. */
export type ShownDiscount = ListedDiscount & ({ rule: object } | { coupon: ShownCoupon });

export interface DiscountCounts {
  all: number;
  states: Record<DiscountState, number>;
  /** Of both kinds together. */
  uses: number;
  given: Decimal;
}

/** In which order automatic rules are taken; those that are not named come after, the oldest first. */
export interface DiscountOrder {
  ids: readonly string[];
  /** Counted up by every change. */
  revision: string;
}

/** Automatic rules of one shop. */
export const MAX_RULES = 2000;
