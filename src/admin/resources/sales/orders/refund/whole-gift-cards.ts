import type Big from 'big.js';
import type { Allocation } from './allocation.ts';
import { sum } from './amounts.ts';

/** A refund that has no place left because gift cards take back everything that was paid with them, or nothing. */
export interface WholeGiftCards {
  /** What the gift cards would take back. */
  whole: Big;
  /** What has no place. */
  left: Big;
}

export function wholeGiftCards({ placements, left }: Allocation): WholeGiftCards | undefined {
  const unused = placements.filter(
    ({ source, amount, problem }) =>
      source.kind === 'giftCard' && source.cap.gt(0) && (amount.eq(0) || problem === 'wholeOnly'),
  );
  if (left.lte(0) || unused.length === 0) return undefined;
  return { whole: sum(unused.map(({ source }) => source.cap)), left };
}
