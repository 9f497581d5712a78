import type { Context } from '#platform/context.ts';
import { hiddenProducts } from '../catalog/public.ts';

/** What narrows reading: shoppers see the stock of products in sight, the shop all of it. */
export async function stockScope(context: Context): Promise<object | undefined> {
  if (context.caller.kind === 'api-key') return undefined;
  const hidden = await hiddenProducts(context);
  return hidden.length > 0 ? { productId: { $nin: hidden } } : undefined;
}
