import type { Context } from '#platform/context.ts';
import type { CartOffers, NamedOffer } from '#shared/cart-offers.ts';
import {
  cartOffers,
  deliveryPromise,
  payableLine,
  priceItems,
  productOffers,
  type PayableLine,
  type Priced,
  type PricingInput,
} from '../totals/public.ts';
import type { DeliveryPromise } from '#shared/delivery-promise.ts';
import type { Line } from './line.ts';

export type PricingOptions = Omit<PricingInput, 'lines'>;

const payableBy = ({ quantity, item, catalogReference, custom }: Line): PayableLine | undefined =>
  payableLine({
    catalogReference: custom ? undefined : catalogReference,
    rootCatalogItemId: item.rootCatalogItemId,
    quantity,
    price: item.price,
    modifiersPrice: item.modifiersPrice,
    isSubscription: item.subscription !== undefined,
  });

/** At the price of what a membership that pays for it leaves. */
export function paidByMembership(line: Line): Line {
  const payable = payableBy(line);
  return payable ? { ...line, item: { ...line.item, price: payable.remainder } } : line;
}

const pricingLine = (line: Line): PricingInput['lines'][number] => {
  const { id, quantity, item, catalogReference, custom } = line;
  const membership = payableBy(line);
  return {
    id,
    name: item.name,
    price: item.price,
    fullPrice: item.fullPrice,
    quantity,
    shippable: item.shippable,
    collectionIds: item.collectionIds,
    ...(catalogReference && {
      catalogReference: {
        appId: catalogReference.appId ?? '',
        catalogItemId: catalogReference.catalogItemId ?? '',
      },
    }),
    ...(item.weight !== undefined && { weight: item.weight }),
    ...(item.taxGroupId && { taxGroupId: item.taxGroupId }),
    ...(item.taxRate !== undefined && { taxRate: item.taxRate }),
    ...(item.agreedTax && { agreedTax: item.agreedTax }),
    ...(custom && { custom }),
    ...(membership && { membership }),
  };
};

/** What the lines cost this buyer now. */
export const priceLines = (
  context: Context,
  lines: readonly Line[],
  options: PricingOptions,
): Promise<Priced> => priceItems(context, { lines: lines.map(pricingLine), ...options });

/** What the lines nearly earn this buyer. */
export const offersForLines = (
  context: Context,
  lines: readonly Line[],
  options: Omit<PricingOptions, 'include'>,
): Promise<CartOffers> => cartOffers(context, { lines: lines.map(pricingLine), ...options });

/** Discounts that hold what one piece of it would be. */
export const offersAround = (context: Context, line: Line): Promise<NamedOffer[]> =>
  productOffers(context, { lines: [pricingLine({ ...line, quantity: 1 })], buyer: {} });

/** What one piece of it costs to have sent to a country, or to where the shop delivers first of all. */
export const promiseFor = (
  context: Context,
  line: Line,
  country: string | undefined,
): Promise<DeliveryPromise | undefined> =>
  deliveryPromise(context, { lines: [pricingLine({ ...line, quantity: 1 })], buyer: {} }, country);
