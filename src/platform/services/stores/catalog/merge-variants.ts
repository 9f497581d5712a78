import type { Context } from '#platform/context.ts';
import { type Counting, MAX_QUANTITY, recount, saveStock, type StockItem } from '../inventory/public.ts';
import type { LockedProduct } from './product-change.ts';
import type { Product } from './product.ts';
import { changeProduct } from './update-product.ts';

/** What there is of all of them together: pieces where all are counted, else whether there are any. */
function together(items: readonly StockItem[]): Counting {
  if (items.some(({ trackQuantity }) => !trackQuantity))
    return { inStock: items.some(({ inStock }) => inStock) };
  const pieces = items.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  return { quantity: Math.max(-MAX_QUANTITY, Math.min(MAX_QUANTITY, pieces)) };
}

/** Takes a product's options away: its first variant is left, with the stock of all. */
export async function mergeVariants(context: Context, before: LockedProduct): Promise<Product> {
  const { product, items } = before;
  const [first] = product.variantsInfo.variants;
  const stored = items.find(({ variantId }) => variantId === first?.id);
  if (stored)
    await saveStock(context, [{ before: stored, after: recount(stored, together(items)) }], 'MANUAL');
  const variants = first ? [{ ...first, choices: [] }] : [];
  // What its stock says now is read where the product is written.
  const now = stored ? { ...stored, ...recount(stored, together(items)) } : undefined;
  return changeProduct(
    context,
    { product, items: items.map((item) => (item === stored && now ? now : item)) },
    { options: [], variantsInfo: { variants } },
  );
}
