import type { Decimal } from './money.ts';

/** What one piece of a product costs to have sent somewhere. */
export interface DeliveryPromise {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Absent: nobody delivers it there. */
  price?: Decimal;
  /** In the merchant's words. */
  time?: string;
  /** From what sum of goods on it is free; absent where it never is, or is already. */
  freeFrom?: Decimal;
}
