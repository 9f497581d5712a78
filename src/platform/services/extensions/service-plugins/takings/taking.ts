import type { TakingState } from '#shared/plugins.ts';

/** What an app gives for an order, from the moment it is about to be asked for. */
export interface Taking {
  /** What the order's payment calls it. */
  id: string;
  pluginId: string;
  appId: string;
  orderId: string;
  /** Of an order that is yet to be placed. */
  checkoutId: string | null;
  state: TakingState;
  /** What the app calls it; null until it said so. */
  transactionId: string | null;
  /** Why it is as it is. */
  reason: string | null;
  /** How often the app was asked what it is to be asked now. */
  asks: number;
  createdDate: string;
  updatedDate: string;
  /** When maintenance sees to it; null where it need not. */
  nextAskDate: string | null;
}

/** An order that is not placed by then lets go of it. */
export const RESERVED_MINUTES = 5;
/** After so many tries, a day and a half, somebody has to look. */
export const MAX_ATTEMPTS = 40;

/** The longer it fails, the longer it is left alone; at most an hour. */
export const nextTry = (now: Date, asks: number): string =>
  new Date(now.getTime() + Math.min(2 ** Math.max(asks - 1, 0), 60) * 60_000).toISOString();

/** Until when an order has to be placed that it is for. */
export const reservedUntil = (now: Date): string =>
  new Date(now.getTime() + RESERVED_MINUTES * 60_000).toISOString();

export const isOpen = ({ state }: Pick<Taking, 'state'>): boolean =>
  state === 'ASKED' || state === 'REDEEMED';

/** It is there to pay: nobody told the app yet that it is not wanted any more. */
export const isThere = ({ state, asks }: Pick<Taking, 'state' | 'asks'>): boolean =>
  state === 'REDEEMED' || (state === 'VOIDING' && asks === 0);
