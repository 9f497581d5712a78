import type { Context } from '../../context.ts';
import { badRequest, notFound } from '../../contract/errors.ts';
import {
  type CatalogItem,
  type CatalogReference,
  findItems,
  isOurs,
  products,
  variantIdOf,
} from '../catalog/public.ts';

export type WantedItem = CatalogItem & { variantId: string };

/**
 * The variant that somebody waits for.
 * @throws 404 for a product that nobody can see, 400 for a choice that it does not have
 */
export async function wantedItem(context: Context, reference: CatalogReference): Promise<WantedItem> {
  const { catalogItemId } = reference;
  const product = await products.get(context.db, context.siteId, catalogItemId ?? '');
  if (!product?.visible)
    throw notFound('The product was not found.', 'CATALOG_ITEM_NOT_FOUND', { catalogItemId });
  const [item] = await findItems(context, [reference]);
  if (!item?.variantId || item.availability.status === 'NOT_FOUND')
    throw badRequest('The product has no such choice.', 'INVALID_CATALOG_REFERENCE_OPTIONS', {
      catalogItemId,
    });
  return { ...item, variantId: item.variantId };
}

/** The variants meant, in their order; empty for one that is not there, unless the reference names it itself. */
export async function variantsOf(
  context: Context,
  references: readonly CatalogReference[],
): Promise<string[]> {
  const items = await findItems(context, references);
  return references.map((reference, index) =>
    isOurs(reference) ? (items[index]?.variantId ?? variantIdOf(reference)) : '',
  );
}
