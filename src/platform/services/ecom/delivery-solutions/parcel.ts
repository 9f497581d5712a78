import Big from 'big.js';
import { addMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { readOrder } from '../orders/public.ts';
import { sampleParcel, type Parcel } from '../totals/public.ts';

interface ParcelContents {
  orderId?: string | undefined;
  lines?: readonly { catalogItemId: string; quantity: number }[] | undefined;
}

/** As it was bought: what is sent of it, after all discounts. @throws 404 */
async function orderParcel(context: Context, orderId: string): Promise<Parcel> {
  const { lineItems, taxIncludedInPrices } = await readOrder(context, orderId);
  const shipped = lineItems.filter(({ physicalProperties }) => physicalProperties?.shippable);
  return {
    weight: addMoney(
      '0',
      ...shipped.map(({ physicalProperties, quantity = 1 }) =>
        new Big(physicalProperties?.weight ?? 0).times(quantity).toFixed(),
      ),
    ),
    price: addMoney(
      '0',
      ...shipped.map(
        ({ totalPriceAfterTax, totalPriceBeforeTax }) =>
          (taxIncludedInPrices ? totalPriceAfterTax : totalPriceBeforeTax)?.amount ?? '0',
      ),
    ),
    quantity: shipped.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
  };
}

/** What is tried: an order's goods, or goods of the catalog at the prices of now; nothing is an empty cart. */
export const parcelOf = (context: Context, { orderId, lines = [] }: ParcelContents): Promise<Parcel> =>
  orderId ? orderParcel(context, orderId) : sampleParcel(context, lines);
