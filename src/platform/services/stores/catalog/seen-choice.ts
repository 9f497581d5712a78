import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import { type CatalogItem, findItems } from './find-items.ts';
import { type CatalogReference, withoutAnswers } from './reference.ts';
import { products } from './tables.ts';

export const noSuchChoice = (catalogItemId: string | null | undefined) =>
  badRequest('The product has no such choice.', 'INVALID_CATALOG_REFERENCE_OPTIONS', { catalogItemId });

/**
 * What somebody who sees the product chose of it, but not what they would have its modifiers say; undefined where that is
 * nothing the product has.
 * @throws 404 for a product that nobody can see
 */
export async function seenChoice(
  context: Context,
  reference: CatalogReference,
): Promise<CatalogItem | undefined> {
  const { catalogItemId } = reference;
  const product = await products.get(context.db, context.siteId, catalogItemId ?? '');
  if (!product?.visible)
    throw notFound('The product was not found.', 'CATALOG_ITEM_NOT_FOUND', { catalogItemId });
  const [item] = await findItems(context, [withoutAnswers(reference)]);
  return item && { ...item, catalogReference: withoutAnswers(item.catalogReference) };
}
