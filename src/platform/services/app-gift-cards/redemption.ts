import type { Decimal } from '../../../shared/money.ts';
import type { RedemptionState } from '../../../shared/plugins.ts';

/** Money that a card of an app pays for an order, from the moment it is about to be asked for. */
export interface StoredRedemption {
  /** What the order's payment calls it. */
  id: string;
  pluginId: string;
  appId: string;
  orderId: string;
  /** Of an order that is yet to be placed. */
  checkoutId: string | null;
  /** The code, for this id. */
  sealedCode: string;
  lastFour: string;
  amount: Decimal;
  currency: string;
  state: RedemptionState;
  /** What the app calls it; null until it said so. */
  transactionId: string | null;
  /** Why it is as it is. */
  reason: string | null;
  /** How often the app was asked what it is to be asked now. */
  asks: number;
  createdDate: string;
  updatedDate: string;
  /** When upkeep sees to it; null where it need not. */
  nextAskDate: string | null;
}

/** An order that is not placed by then lets go of it. */
export const HELD_MINUTES = 5;
/** After so many tries, a day and a half, somebody has to look. */
export const MOST_ASKS = 40;

/** The longer it fails, the longer it is left alone; at most an hour. */
export const nextTry = (now: Date, asks: number): string =>
  new Date(now.getTime() + Math.min(2 ** Math.max(asks - 1, 0), 60) * 60_000).toISOString();
