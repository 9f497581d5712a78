import { may, type Caller } from '#platform/identity/caller.ts';
import type { Product } from '../../catalog/public.ts';

export const NON_VISIBLE = 'WIX_STORES.PRODUCT_READ_NON_VISIBLE';
export const MERCHANT_DATA = 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ';

/** What narrows a query to the products the caller may see. */
export const scopeOf = (caller: Caller): { visible: true } | undefined =>
  may(caller, NON_VISIBLE) ? undefined : { visible: true };

export const isShownTo = (product: Product, caller: Caller): boolean =>
  product.visible || may(caller, NON_VISIBLE);
