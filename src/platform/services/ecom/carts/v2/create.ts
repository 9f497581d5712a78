import type { Context } from '#platform/context.ts';
import type { CartV2Api, CurrentCartV2Api, Handler } from '#platform/contract/index.ts';
import type { Cart } from '../cart.ts';
import { giveUpCurrent, newCart } from '../cart-change.ts';
import { buyerOf, creatorOf, ownerKey } from '../ownership.ts';
import { assignCurrentCart, takeCurrentCart } from '../tables.ts';
import { withCoupon, withGiftCard } from './codes.ts';
import { withDelivery } from './delivery.ts';
import { withFields } from './fields.ts';
import { withItems } from './items.ts';
import { saveSecond } from './operations.ts';
import type { NewCartV2 } from './api-cart.ts';
import { badRequest } from '#platform/contract/errors.ts';

/** Fields before items, items before what looks at them; locks hold from then on. */
async function filled(context: Context, empty: Cart, request: NewCartV2): Promise<Cart> {
  const { cart: input = {}, coupons = [], giftCards = [], deliveryMethod } = request;
  let cart = await withFields(context, empty, input, { isNew: true });
  cart = await withItems(context, cart, request);
  for (const { code } of coupons) cart = await withCoupon(context, cart, code);
  if (giftCards.length > 1)
    throw badRequest('The cart has a gift card; one is taken.', 'MAX_GIFT_CARDS_PER_CART_EXCEEDED');
  for (const giftCard of giftCards) cart = await withGiftCard(context, cart, giftCard);
  if (deliveryMethod) cart = await withDelivery(context, cart, deliveryMethod);
  return input.settings ? { ...cart, settings: input.settings } : cart;
}

/** A cart of its own; an app's is open to the first shopper who changes it. The caller's current cart stays what it is. */
export const createCart: Handler<CartV2Api, 'createCart', Context> = async (request, context) => {
  const buyer = creatorOf(context.caller);
  const empty = newCart(context, buyer, context.ids.guid());
  const isOpen = buyer.memberId === undefined && buyer.visitorId === undefined;
  const cart = await filled(context, { ...empty, ...(isOpen && { openAccess: true }) }, request);
  return saveSecond(context, cart, true);
};

/** It takes the place of the one that was current before, which is found by its id from then on. */
export const createCurrentCart: Handler<CurrentCartV2Api, 'createCurrentCart', Context> = async (
  request,
  context,
) => {
  const { db, siteId, ids, caller } = context;
  const buyer = buyerOf(caller);
  const fresh = newCart(context, buyer, ids.guid());
  const cart = await filled(context, { ...fresh, current: true }, request);
  const before = await takeCurrentCart(db, siteId, ownerKey(buyer), cart.id);
  if (before !== cart.id) {
    await giveUpCurrent(context, before);
    await assignCurrentCart(db, siteId, cart.id, ownerKey(buyer));
  }
  return saveSecond(context, cart, true);
};
