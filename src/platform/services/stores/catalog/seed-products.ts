import type { Queryable } from '#database/database.ts';
import type { IdSource } from '#platform/ports.ts';
import type { Counting } from '../inventory/public.ts';
import { collectionMedia } from './collection-media.ts';
import { composeProduct } from './compose-product.ts';
import { insertProducts } from './insert-products.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { type Collection, type ProductInput, STORES_TREE } from './product.ts';
import { usesOfCollection } from './rules/media-uses.ts';
import { slugOf } from './rules/slug.ts';
import { collections, takeProductNumbers } from './tables.ts';

/** A product as `createProduct` takes it, with its ids, its collections and the stock of each variant, in their order. */
export interface SeedProduct {
  product: ProductInput;
  id?: string;
  /** When it was made; ISO 8601. */
  date: string;
  collectionIds?: readonly string[];
  stock: readonly Counting[];
}

export interface SeedCollection {
  id: string;
  name: string;
  slug?: string;
  description?: string;
  /** Picture of the collection. */
  media?: { id: string; url: string; width: number; height: number; altText?: string };
  date: string;
}

interface Seeding {
  ids: IdSource;
  currency: string;
}

/** So many are composed and written at a time. */
const BATCH = 250;

/** Inserts products with their stock, in bulk and without events: for the demo store and for measuring. */
export async function seedProducts(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedProduct[],
  { ids, currency }: Seeding,
): Promise<void> {
  for (let from = 0; from < seeds.length; from += BATCH) {
    const batch = seeds.slice(from, from + BATCH);
    const numbers = await takeProductNumbers(db, siteId, batch.length);
    const entries = batch.map(({ product: input, id, date, collectionIds = [], stock }, index) => {
      const composing = {
        id: id ?? ids.guid(),
        numericId: String(numbers[index]),
        now: date,
        currency,
        guid: () => ids.guid(),
      };
      const categories = collectionIds.map((category, place) => ({ id: category, index: place }));
      const product = composeProduct({ ...input, directCategoriesInfo: { categories } }, composing);
      const counts = new Map(
        product.variantsInfo.variants.flatMap((variant, place) => {
          const counting = stock[place];
          return counting ? [[variant.id, counting] as const] : [];
        }),
      );
      return { product, counts };
    });
    const now = batch[0]?.date ?? '';
    await insertProducts({ db, siteId, now, guid: () => ids.guid(), trusted: true }, entries);
  }
}

const collectionOf = (
  { id, name, slug, description, media, date }: SeedCollection,
  index: number,
): Collection => ({
  id,
  name,
  slug: slug ?? slugOf(name, id),
  ...(description && { description }),
  ...(media && { media: collectionMedia(media) }),
  visible: true,
  createdDate: date,
  lastUpdated: date,
  updatedDate: date,
  handle: slug ?? slugOf(name, id),
  treeReference: STORES_TREE,
  parentCategory: { index },
});

export async function seedCollections(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedCollection[],
): Promise<void> {
  const stored = await collections.insertMany(db, siteId, seeds.map(collectionOf));
  await noteUses({ db, siteId }, stored.map(usesOfCollection));
}
