import type { Decimal } from '#shared/money.ts';
import type { Taking } from '../../extensions/service-plugins/public.ts';

/** Money that a card of an app pays for an order. */
export interface StoredRedemption extends Taking {
  /** The code, for this id. */
  sealedCode: string;
  lastFour: string;
  amount: Decimal;
  currency: string;
}
