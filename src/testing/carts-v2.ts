import { cart, cartV2, checkout, currentCart, currentCartV2, orders } from '@wix/ecom';
import type { Database } from '../database/database.ts';
import { insertCoupon } from '../platform/services/marketing/coupons/public.ts';
import { newGiftCard } from './gift-card-codes.ts';
import { deliverPortugal, taxPortugal } from './pricing.ts';
import { newVisitor, productId, reference, startShop, seedListing, type Shop } from './shop.ts';
import type { Stack, StackCaller } from './stack.ts';

interface Upsells {
  itemsUpsells?: { lineItemId: string; upsells: object[] }[];
}

/** What the SDK sends and hides from its types. */
interface Hidden {
  getUpsellOptions(cartId: string): Promise<Upsells>;
  placeOrder(
    cartId: string,
    options?: object,
  ): Promise<{ orderId: string; completed: boolean; paymentGatewayOrderId?: string }>;
}

interface HiddenCurrent {
  getUpsellOptionsForCurrentCart(): Promise<Upsells>;
}

/** The platform fills what the SDK's types leave open. */
type Full<Of> = Of extends Date
  ? Of
  : Of extends (infer Item)[]
    ? Full<Item>[]
    : Of extends object
      ? { [Name in keyof Of]-?: Full<NonNullable<Of[Name]>> }
      : Of;
type Answering<Module> = {
  [Name in keyof Module]: Module[Name] extends (...input: infer Given) => Promise<infer Answer>
    ? (...input: Given) => Promise<Full<Answer>>
    : Module[Name];
};

/** Both kinds of carts, of somebody who shops. */
export const cartModules = (stack: Stack, caller: StackCaller = newVisitor()) => {
  const modules = stack.sdk({ cart, cartV2, checkout, currentCart, currentCartV2, orders }, caller);
  return {
    ...modules,
    cartV2: modules.cartV2 as unknown as Answering<typeof modules.cartV2>,
    currentCartV2: modules.currentCartV2 as unknown as Answering<typeof modules.currentCartV2>,
    hidden: modules.cartV2 as unknown as Hidden,
    hiddenCurrent: modules.currentCartV2 as unknown as HiddenCurrent,
  };
};
export type CartModules = ReturnType<typeof cartModules>;

export const POSTER = productId(1);
export const FILE = productId(2);
export const SCARCE = productId(3);
export const SOLD_OUT = productId(4);
export const CARD_CODE = 'AAAABBBBCCCC1234';

export const item = (id: string, quantity = 1) => ({ catalogReference: reference(id), quantity });
/** Made anew for every call: the SDK writes into what it is given. */
export const lisbon = () => ({
  country: 'PT',
  city: 'Lisboa',
  postalCode: '1100',
  addressLine1: 'Rua Augusta 1',
});

export interface CartShop extends Shop {
  staffCarts: CartModules;
  /** Codes of the deliveries that are offered in Portugal. */
  deliveries: { post: string; courier: string };
  giftCard(balance: string, code?: string): Promise<string>;
}

/** A shop that taxes, delivers, and takes coupons and gift cards. */
export async function startCartShop(database: Database): Promise<CartShop> {
  const shop = startShop(database);
  await seedListing(shop, [
    { id: POSTER, name: 'Poster', price: '30.00', compareAtPrice: '36.50' },
    { id: FILE, name: 'File', price: '19.99', digital: true },
    { id: SCARCE, name: 'Scarce', price: '7.77', quantity: 3 },
    { id: SOLD_OUT, name: 'Sold out', price: '5.00', quantity: 0 },
  ]);
  await taxPortugal(shop, '0.23');
  const { ways } = await deliverPortugal(shop, { Post: '4.90', Courier: '12.00' });
  const deliveries = { post: ways.Post, courier: ways.Courier };
  const day = '2020-01-01T00:00:00.000Z';
  const plain = { active: true, startTime: day, limitedToOneItem: false, createdDate: day };
  for (const coupon of [
    { code: 'TEN', benefit: { kind: 'MONEY_OFF' as const, amount: '10.00' } },
    { code: 'THIRD', benefit: { kind: 'PERCENT_OFF' as const, percentage: 33 } },
    {
      code: 'GONE',
      benefit: { kind: 'MONEY_OFF' as const, amount: '1.00' },
      expirationTime: '2021-01-01T00:00:00.000Z',
    },
    { code: 'MUCH', benefit: { kind: 'MONEY_OFF' as const, amount: '1.00' }, minimumSubtotal: '900.00' },
  ])
    await insertCoupon(database.kysely, shop.site.id, {
      ...plain,
      id: crypto.randomUUID(),
      name: coupon.code,
      ...coupon,
    });
  const giftCard = (balance: string, code?: string) => newGiftCard(shop, balance, code ? { code } : {});
  await giftCard('15.00', CARD_CODE);
  await giftCard('0.00', 'EMPTYEMPTY00');
  return { ...shop, staffCarts: cartModules(shop, { kind: 'api-key' }), deliveries, giftCard };
}
