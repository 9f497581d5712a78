import type { Context } from '#platform/context.ts';
import { alreadyExists, invalid, notFound } from '#platform/contract/errors.ts';
import type { InventoryItemsV3Api, Request } from '#platform/contract/index.ts';
import { insertStock, lockProducts } from '../catalog/public.ts';
import type { Counting, StockItem } from '../inventory/public.ts';
import { idAt, updateItem } from './item-change.ts';

type NewItem = Request<InventoryItemsV3Api, 'createInventoryItem'>['inventoryItem'];

/** @throws 404 for a variant the catalog does not have, 409 for one whose stock is kept already */
export async function createItem(
  context: Context,
  input: NewItem,
  path = 'inventoryItem',
): Promise<StockItem> {
  const { productId = '', variantId, locationId, quantity, inStock, preorderInfo } = input;
  if ((quantity ?? 0) < 0)
    throw invalid([
      {
        field: `${path}.quantity`,
        violatedRule: 'OTHER',
        ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
        description: 'must not be negative',
        data: {},
      },
    ]);
  const locked = (await lockProducts(context, [productId])).get(productId);
  const variant = locked?.product.variantsInfo.variants.find(({ id }) => id === idAt(variantId, locationId));
  if (!locked || !variant)
    throw notFound('The catalog has no such variant.', 'NOT_FOUND', { productId, variantId });
  if (locked.items.some((item) => item.variantId === variant.id))
    throw alreadyExists('The stock of this variant is kept already.', 'ITEM_ALREADY_EXISTS');
  const counting: Counting = typeof quantity === 'number' ? { quantity } : { inStock: inStock === true };
  const [item] = await insertStock(context, locked.product, new Map([[variant.id, counting]]));
  if (!item) throw notFound('The catalog has no such variant.');
  return preorderInfo ? updateItem(context, item, { preorderInfo }, { reason: 'MANUAL', path }) : item;
}
