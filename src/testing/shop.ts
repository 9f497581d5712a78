import { cart, checkout, currentCart, orders } from '@wix/ecom';
import { STORES_APP_ID } from '../platform/services/catalog/public.ts';
import { seedProducts } from '../platform/services/catalog/seed-products.ts';
import type { Stack, StackCaller } from './stack.ts';

export interface TestProduct {
  id: string;
  name: string;
  price: string;
  compareAtPrice?: string;
  /** Pieces in stock; uncounted when absent. */
  quantity?: number;
  visible?: boolean;
  digital?: boolean;
}

/** GUIDs of products, to be told apart from those the stack counts up. */
export const productId = (number: number): string =>
  `99999999-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Puts products on the shelf. */
export async function stockShelf(stack: Stack, products: readonly TestProduct[]): Promise<void> {
  await seedProducts(
    stack.database.kysely,
    stack.site.id,
    products.map(({ id, name, price, compareAtPrice, quantity, visible = true, digital = false }) => ({
      id,
      date: stack.clock.now().toISOString(),
      product: {
        name,
        visible,
        productType: digital ? 'DIGITAL' : 'PHYSICAL',
        ...(!digital && { physicalProperties: {} }),
        variantsInfo: {
          variants: [
            {
              price: {
                actualPrice: { amount: price },
                ...(compareAtPrice && { compareAtPrice: { amount: compareAtPrice } }),
              },
              ...(!digital && { physicalProperties: { weight: 0.5 } }),
            },
          ],
        },
      },
      stock: [quantity === undefined ? { inStock: true } : { quantity }],
    })),
    { ids: { guid: () => crypto.randomUUID() }, currency: stack.site.currency },
  );
}

export const reference = (id: string) => ({ appId: STORES_APP_ID, catalogItemId: id });

let shoppers = 0;

/** Somebody nobody met before. */
export const newVisitor = (): StackCaller & { kind: 'visitor' } => ({
  kind: 'visitor',
  visitorId: `77777777-0000-4000-8000-${String(++shoppers).padStart(12, '0')}`,
});
export const newMember = (): StackCaller & { kind: 'member' } => ({
  kind: 'member',
  memberId: `88888888-0000-4000-8000-${String(++shoppers).padStart(12, '0')}`,
});

/** The SDK modules of somebody who shops. */
export const shopModules = (stack: Stack, caller: StackCaller = newVisitor()) =>
  stack.sdk({ currentCart, cart, checkout, orders }, caller);
export type ShopModules = ReturnType<typeof shopModules>;
