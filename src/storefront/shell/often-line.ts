import { isPositiveMoney } from '../../shared/money.ts';
import type { CartLine } from '../../wix/shopper/cart-operations.ts';

/** A line that comes again, and what it costs less than a single purchase each time. */
export interface Often {
  frequency?: string | undefined;
  interval?: number | null | undefined;
  saved: string | undefined;
}

type Subscribed = Pick<CartLine, 'subscriptionOptionInfo'>;

export function oftenOf({ subscriptionOptionInfo }: Subscribed, saved: string): Often | undefined {
  const { frequency, interval } = subscriptionOptionInfo?.subscriptionSettings ?? {};
  return frequency && { frequency, interval, saved: isPositiveMoney(saved) ? saved : undefined };
}
