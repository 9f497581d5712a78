import type { Context } from '#platform/context.ts';
import type { InventoryApi, Request } from '#platform/contract/index.ts';
import { invalidField, missing } from '#platform/contract/errors.ts';
import { lockStockOfProducts, saveStock } from '../change-stock.ts';
import { countingOf, type Counting, MAX_QUANTITY, reasonOf, recount, type StockItem } from '../stock.ts';

type VariantInput = NonNullable<
  Request<InventoryApi, 'updateInventoryVariants'>['inventoryItem']['variants']
>[number];

const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

const concerns = (item: StockItem, { variantId }: VariantInput, count: number): boolean =>
  variantId === item.variantId || (count === 1 && (variantId === undefined || variantId === NO_VARIANT));

function counted(
  item: StockItem,
  input: VariantInput | undefined,
  trackQuantity: boolean | undefined,
): Counting {
  const tracked = trackQuantity ?? item.trackQuantity;
  if (tracked) return { quantity: input?.quantity ?? item.quantity ?? 0 };
  const before = countingOf(item);
  return { inStock: input?.inStock ?? ('inStock' in before ? before.inStock : item.inStock) };
}

function checkQuantities(variants: readonly VariantInput[]): void {
  for (const [index, { quantity }] of variants.entries()) {
    const field = `inventoryItem.variants[${index}].quantity`;
    if (typeof quantity === 'number' && quantity < 0)
      throw invalidField(field, 'MIN', 'must not be negative', { threshold: 0 });
    if (typeof quantity === 'number' && quantity > MAX_QUANTITY)
      throw invalidField(field, 'MAX', `must be at most ${MAX_QUANTITY}`, { threshold: MAX_QUANTITY });
  }
}

export async function updateInventoryVariants(
  request: Request<InventoryApi, 'updateInventoryVariants'>,
  context: Context,
): Promise<Record<string, never>> {
  const { productId, variants = [], trackQuantity, preorderInfo } = request.inventoryItem;
  checkQuantities(variants);
  const items = await lockStockOfProducts(context, [productId ?? '']);
  if (items.length === 0) throw missing('inventory item');
  const changes = items.map((before) => {
    const input = variants.find((variant) => concerns(before, variant, items.length));
    const counting = counted(before, input, trackQuantity ?? undefined);
    return { before, after: recount({ ...before, ...(preorderInfo && { preorderInfo }) }, counting) };
  });
  await saveStock(context, changes, reasonOf((request as { reason?: string }).reason));
  return {};
}
