import { searchProducts, type V3Product, type V3ProductSearch } from '@wix/auto_sdk_stores_products-v-3';
import type { PageRequest } from '../shell/define-page.ts';
import type { Filter } from './listing-query.ts';

export const PAGE_SIZE = 24;
/** The platform's largest page. */
export const LARGEST = 100;

type Shop = PageRequest['shop'];
export type Found = Awaited<ReturnType<ReturnType<typeof searchProducts>>>;
type Find = (search: V3ProductSearch) => Promise<Found>;

interface Wanted {
  page: number;
  /** Those that stand before all others, in their order; at most one page of the platform. */
  places: readonly string[];
}

/** The first so many, and what was answered at first: the platform pages by cursor, our addresses by number. */
async function readFirst(shop: Shop, find: Find, search: V3ProductSearch, count: number) {
  const first = await find({ ...search, cursorPaging: { limit: Math.min(Math.max(count, 1), LARGEST) } });
  const products = [...(first.products ?? [])];
  let cursor = first.pagingMetadata?.cursors?.next;
  while (products.length < count && cursor) {
    const next = await shop.use(searchProducts)({ cursorPaging: { limit: LARGEST, cursor } });
    products.push(...(next.products ?? []));
    cursor = next.pagingMetadata?.cursors?.next;
  }
  return { first, products: products.slice(0, count) };
}

/** Those with a place, then the others in the order of the search; the answer about all of them stays one question. */
async function readArranged(
  shop: Shop,
  find: Find,
  search: V3ProductSearch,
  { places, count }: { places: readonly string[]; count: number },
): Promise<{ first: Found; products: V3Product[] }> {
  const some = { _id: { $in: [...places] } };
  const within = (filter: Filter) => ({ filter: { $and: [search.filter as Filter, filter] } });
  const [{ first }, placed] = await Promise.all([
    readFirst(shop, find, search, 1),
    find({ ...within(some), cursorPaging: { limit: LARGEST } }),
  ]);
  const products = (placed.products ?? []).toSorted(
    (one, other) => places.indexOf(one._id ?? '') - places.indexOf(other._id ?? ''),
  );
  const remaining = count - products.length;
  const others =
    remaining > 0 ? (await readFirst(shop, find, within({ $not: some }), remaining)).products : [];
  return { first, products: [...products, ...others] };
}

/** The page's own products. Behind the end is the last page. */
export async function readPage(
  shop: Shop,
  find: Find,
  search: V3ProductSearch,
  { page, places }: Wanted,
): Promise<{ first: Found; products: V3Product[]; page: number }> {
  const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE];
  const { first, products } =
    places.length > 0
      ? await readArranged(shop, find, search, { places, count: end })
      : await readFirst(shop, find, search, end);
  if (products.length > start) return { first, products: products.slice(start, end), page };
  const last = Math.max(1, Math.ceil(products.length / PAGE_SIZE));
  return { first, products: products.slice((last - 1) * PAGE_SIZE, last * PAGE_SIZE), page: last };
}
