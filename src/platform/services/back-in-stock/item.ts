import type { Context } from '../../context.ts';
import {
  type CatalogItem,
  type CatalogReference,
  findItems,
  isOurs,
  noSuchChoice,
  seenChoice,
  variantIdOf,
} from '../catalog/public.ts';

export type WantedItem = CatalogItem & { variantId: string };

/**
 * The variant that somebody waits for.
 * @throws 404 for a product that nobody can see, 400 for a choice that it does not have
 */
export async function wantedItem(context: Context, reference: CatalogReference): Promise<WantedItem> {
  const item = await seenChoice(context, reference);
  if (!item?.variantId || item.availability.status === 'NOT_FOUND')
    throw noSuchChoice(reference.catalogItemId);
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
