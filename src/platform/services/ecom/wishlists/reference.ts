import type { WishedReference } from '#shared/wishlists.ts';
import { isObject } from '#shared/is-object.ts';
import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import {
  type CatalogReference,
  findItems,
  noSuchChoice,
  presentAppId,
  seenChoice,
  STORES_APP_ID,
} from '../../stores/catalog/public.ts';
import type { WishedItem } from './wishlist.ts';

/** As JSON: more than any choice needs. */
const MAX_OPTIONS = 2000;

/** The same whatever the order of the keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

function keyOf({ appId, catalogItemId, options }: CatalogReference): string {
  const { variantId } = options ?? {};
  const choice = typeof variantId === 'string' && variantId !== '' ? variantId : canonical(options ?? {});
  return [presentAppId(appId), catalogItemId, choice].join('\n');
}

const asWished = ({ appId, catalogItemId, options }: CatalogReference): WishedReference => ({
  appId: presentAppId(appId) ?? '',
  catalogItemId: catalogItemId ?? '',
  ...(options && Object.keys(options).length > 0 && { options }),
});

/** The variant it means, where it means one that there is. */
async function resolved(context: Context, reference: CatalogReference): Promise<WishedReference | undefined> {
  const [item] = await findItems(context, [reference]);
  return item?.catalogReference;
}

/**
 * What is to stand in a list.
 * @throws 404 for a product that nobody can see, 400 for a choice that it does not have
 */
export async function readReference(context: Context, reference: CatalogReference): Promise<WishedReference> {
  if (canonical(reference.options ?? {}).length > MAX_OPTIONS)
    throw badRequest('The options are too long.', 'INVALID_CATALOG_REFERENCE_OPTIONS');
  const wished = asWished(reference);
  if (wished.appId !== STORES_APP_ID) return wished;
  const chosen = await seenChoice(context, reference);
  if (chosen) return chosen.catalogReference;
  if (wished.options) throw noSuchChoice(wished.catalogItemId);
  // The product as such, before anything is chosen.
  return wished;
}

/** The entry that a reference means, also once its product is gone. */
export async function findEntry(
  context: Context,
  items: readonly WishedItem[],
  reference: CatalogReference,
): Promise<WishedItem | undefined> {
  const find = (wanted: CatalogReference) =>
    items.find(({ catalogReference }) => keyOf(catalogReference) === keyOf(wanted));
  const asGiven = find(reference);
  if (asGiven) return asGiven;
  const known = await resolved(context, reference);
  return known && find(known);
}

export const isSame = (one: CatalogReference, other: CatalogReference): boolean =>
  keyOf(one) === keyOf(other);
