import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
  type Cart,
  type EstimateTotalsResponse,
  type LineItem,
} from '@wix/auto_sdk_ecom_current-cart';
import { CallError } from '../errors.ts';
import { shopperClient, type CallOptions } from '../shopper-client.ts';
import { shopperSettings } from './settings.ts';
import { announceCartChanged } from './tabs.ts';

export type { Cart, LineItem as CartLine };
export type CartTotals = EstimateTotalsResponse;
export type CatalogReference = NonNullable<LineItem['catalogReference']>;

/** Empty where there is none yet. */
export async function readCart(options?: CallOptions): Promise<Cart> {
  const at = shopperSettings().embedded ? '/api/bag' : undefined;
  try {
    const cart: Cart | undefined = await shopperClient({ ...options, at }).use(getCurrentCart)();
    return cart ?? {};
  } catch (thrown) {
    if (thrown instanceof CallError && thrown.code === 'OWNED_CART_NOT_FOUND') return {};
    throw thrown;
  }
}

export async function addToCart(
  lineItems: { catalogReference: CatalogReference; quantity: number }[],
  options?: CallOptions,
): Promise<Cart> {
  const { cart = {} } = await shopperClient(options).use(addToCurrentCart)({ lineItems });
  return changed(cart);
}

export async function setQuantity(_id: string, quantity: number, options?: CallOptions): Promise<Cart> {
  const { cart = {} } = await shopperClient(options).use(updateCurrentCartLineItemQuantity)([
    { _id, quantity },
  ]);
  return changed(cart);
}

export async function removeLine(id: string, options?: CallOptions): Promise<Cart> {
  const { cart = {} } = await shopperClient(options).use(removeLineItemsFromCurrentCart)([id]);
  return changed(cart);
}

export const applyCoupon = async (code: string, options?: CallOptions): Promise<Cart> =>
  changed(await shopperClient(options).use(updateCurrentCart)({ couponCode: code.trim() }));

export async function removeCoupon(options?: CallOptions): Promise<Cart> {
  const { cart = {} } = await shopperClient(options).use(removeCouponFromCurrentCart)();
  return changed(cart);
}

/** Items and discounts only: delivery and the tax on it depend on an address nobody has given yet. */
export const estimateCart = (options?: CallOptions): Promise<CartTotals> =>
  shopperClient(options).use(estimateCurrentCartTotals)({
    calculateShipping: false,
    calculateTax: true,
    calculateAdditionalFees: true,
  });

export async function startCheckout(options?: CallOptions): Promise<string> {
  const { checkoutId = '' } = await shopperClient(options).use(createCheckoutFromCurrentCart)({
    channelType: 'WEB',
  });
  return checkoutId;
}

function changed(cart: Cart): Cart {
  announceCartChanged();
  return cart;
}
