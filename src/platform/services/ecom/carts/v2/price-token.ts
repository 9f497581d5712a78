import type { Priced } from '../../totals/public.ts';
import type { Cart } from '../cart.ts';
import { guidOf } from '#platform/guid-of.ts';

const FORM = /^v2\.[0-9a-f-]{36}$/;

/** Tells these prices of this cart from any others; nobody is believed anything by it. */
export const priceToken = async ({ id }: Cart, priced: Priced): Promise<string> =>
  `v2.${await guidOf(
    id,
    ...priced.lines.flatMap((line) => [line.id, line.prices.lineItemPrice.amount]),
    priced.priceSummary.tax.amount,
    priced.totalBeforeGiftCard.amount,
    priced.priceSummary.total.amount,
    priced.selectedCarrierServiceOption?.code ?? '',
  )}`;

export const isPriceToken = (token: string): boolean => FORM.test(token);
