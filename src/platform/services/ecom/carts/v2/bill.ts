import type { Context } from '#platform/context.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { PricingOptions } from '../../line-items/public.ts';
import type { Priced } from '../../totals/public.ts';
import { CART_V2_FQDN, type Cart } from '../cart.ts';
import { heardBy, memberPaying, priceCart, wayOf } from '../price-cart.ts';
import type { Summary, ApiCartV2 } from './api-cart.ts';
import { writeCart } from './write-cart.ts';
import { writeSummary } from './write-summary.ts';

const events = entityEvents(CART_V2_FQDN);

export interface Wishes {
  calculateDelivery?: boolean;
  calculateAdditionalFees?: boolean;
  calculateTax?: boolean;
  calculateGiftCards?: boolean;
}

const ALL: Required<Wishes> = {
  calculateDelivery: true,
  calculateAdditionalFees: true,
  calculateTax: true,
  calculateGiftCards: true,
};

function pricingOf(context: Context, cart: Cart, wishes: Wishes): Partial<PricingOptions> {
  const { giftCardCode, giftCardAmount, ...way } = wayOf(cart);
  return {
    ...heardBy(context),
    ...memberPaying(cart),
    ...way,
    ...(wishes.calculateGiftCards && giftCardCode && { giftCardCode }),
    ...(wishes.calculateGiftCards && giftCardAmount && { giftCardAmount }),
    include: {
      delivery: wishes.calculateDelivery ?? false,
      tax: wishes.calculateTax ?? false,
      fees: wishes.calculateAdditionalFees ?? false,
    },
  };
}

export interface BillReply {
  cart: ApiCartV2;
  summary: Summary;
}

/** All that the cart costs as it stands; nothing of it is kept. */
export const wholePrice = (context: Context, cart: Cart): Promise<Priced> =>
  priceCart(context, cart, pricingOf(context, cart, ALL));

/** What is asked for of it, and nothing else. */
export async function estimateBill(context: Context, cart: Cart, wishes: Wishes): Promise<BillReply> {
  const priced = await priceCart(context, cart, pricingOf(context, cart, wishes));
  const calculationId = context.ids.guid();
  const summary = await writeSummary(cart, priced, {
    calculationId,
    withDelivery: wishes.calculateDelivery ?? false,
  });
  return { cart: await writeCart(context, cart, priced), summary };
}

/** The whole, told as an event. */
export async function calculateBill(context: Context, cart: Cart): Promise<BillReply> {
  const bill = await estimateBill(context, cart, ALL);
  await context.emit(events.action('calculated', cart.id, bill.summary));
  return bill;
}
