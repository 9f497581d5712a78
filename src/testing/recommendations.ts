import { type orders, recommendations } from '@wix/ecom';
import type { Database } from '../database/database.ts';
import { STORES_APP_ID } from '../platform/services/stores/catalog/public.ts';
import { catalogModules } from './catalog.ts';
import { orderModules, plainOrder } from './orders.ts';
import { newVisitor, reference, shopModules, startShop } from './shop.ts';
import type { StackCaller } from './stack.ts';

export const SAME_COLLECTIONS = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
export const BOUGHT_TOGETHER = 'd5aac1e1-2e53-4d11-85f7-7172710b4783';
export const VIEWED_TOGETHER = '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f';
export const BEST_SELLERS = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c';

/** An order of one piece of each. */
export const orderOfItems = (items: readonly string[]): orders.Order =>
  plainOrder('30.00', {
    lineItems: items.map((id) => ({
      productName: { original: 'Poster' },
      catalogReference: reference(id),
      quantity: 1,
      price: { amount: '30.00' },
      itemType: { preset: 'PHYSICAL' },
    })),
  });

/** A shop in which things are bought together. */
export function startRecommending(database: Database) {
  const shop = startShop(database);
  const staff = orderModules(shop);
  const sdk = (caller: StackCaller = newVisitor()) => shop.sdk({ recommendations }, caller).recommendations;
  return {
    shop,
    staff,
    catalog: catalogModules(shop),
    sdk,
    /** @returns the id of the order */
    buy: async (...items: string[]): Promise<string> =>
      String((await staff.orders.createOrder(orderOfItems(items)))._id),
    /** A visitor's cart with one piece of each. */
    async putInCart(...items: string[]): Promise<void> {
      await shopModules(shop).currentCart.addToCurrentCart({
        lineItems: items.map((id) => ({ catalogReference: reference(id), quantity: 1 })),
      });
    },
    async recommended(
      ids: readonly string[],
      items: readonly string[] = [],
      { minimum, caller }: { minimum?: number; caller?: StackCaller } = {},
    ): Promise<{ by: string | undefined; items: string[] }> {
      const { recommendation } = await sdk(caller).getRecommendation(
        ids.map((_id) => ({ _id, appId: STORES_APP_ID })),
        {
          items: items.map(reference),
          ...(minimum !== undefined && { minimumRecommendedItems: minimum }),
        },
      );
      return {
        by: recommendation?.algorithm?._id,
        items: (recommendation?.items ?? []).map(({ catalogItemId }) => String(catalogItemId)),
      };
    },
  };
}

export type RecommendingShop = ReturnType<typeof startRecommending>;
