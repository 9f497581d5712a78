import type { Context, SiteDb } from '#platform/context.ts';
import {
  type CatalogItem,
  type CatalogReference,
  findItems,
  findWholeProducts,
  isOurs,
  namesNoChoice,
  noSuchChoice,
  seenChoice,
  STORES_APP_ID,
  variantIdOf,
} from '../../stores/catalog/public.ts';
import type { NotificationRequest } from './request.ts';

/** What somebody waits for: a variant, or a product as a whole, whose id then stands in the place of the variant's. */
export type Wanted = Pick<NotificationRequest, 'variantId' | 'catalogReference'>;

export const isWholeProduct = ({ variantId, catalogReference }: Wanted): boolean =>
  variantId === catalogReference.catalogItemId;

export const wantedOf = (productId: string, variantId: string): Wanted => ({
  variantId,
  catalogReference: {
    appId: STORES_APP_ID,
    catalogItemId: productId,
    options: variantId === productId ? {} : { variantId },
  },
});

/** What the catalog has of each today, in their order. */
export async function findWanted(
  where: SiteDb,
  wanted: readonly Wanted[],
): Promise<(CatalogItem | undefined)[]> {
  const wholeIds = wanted.filter(isWholeProduct).map(({ variantId }) => variantId);
  const whole = await findWholeProducts(where, wholeIds);
  const variants = await findItems(
    where,
    wanted.map(({ catalogReference }) => catalogReference),
  );
  return wanted.map((each, index) => (isWholeProduct(each) ? whole.get(each.variantId) : variants[index]));
}

/**
 * What the reference asks for: a variant, or the whole of a product with options where it chooses none of them.
 * @throws 404 for a product that nobody can see, 400 for a choice that it does not have
 */
export async function readWanted(context: Context, reference: CatalogReference): Promise<Wanted> {
  const { catalogItemId } = reference;
  const item = await seenChoice(context, reference);
  if (item?.variantId && item.availability.status !== 'NOT_FOUND')
    return { variantId: item.variantId, catalogReference: item.catalogReference };
  const whole = wantedOf(catalogItemId ?? '', catalogItemId ?? '');
  const [product] = !item && namesNoChoice(reference) ? await findWanted(context, [whole]) : [];
  if (!product || product.availability.status === 'NOT_FOUND') throw noSuchChoice(catalogItemId);
  return whole;
}

/**
 * The variants meant, in their order; a product's own id where none of its options is chosen. Empty for one that is not
 * there, unless the reference names it itself.
 */
export async function variantsOf(
  context: Context,
  references: readonly CatalogReference[],
): Promise<string[]> {
  const items = await findItems(context, references);
  return references.map((reference, index) => {
    if (!isOurs(reference)) return '';
    const named = items[index]?.variantId ?? variantIdOf(reference);
    return named === '' && namesNoChoice(reference) ? (reference.catalogItemId ?? '') : named;
  });
}
