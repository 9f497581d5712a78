import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { alreadyExists, notFound, type PlatformError } from '#platform/contract/errors.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import {
  deleteStock,
  describeStock,
  followReserved,
  lockStockOfProducts,
  readStockOfProducts,
  stockEvents,
  type StockItem,
  toApiItem,
} from '../inventory/public.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { reconcileAttributes, type ReconcileContext } from './attributes/reconcile.ts';
import { fillByIds } from './customizations/fill.ts';
import { reconcileCustomizations } from './customizations/reconcile.ts';
import { composeProduct, type Composing } from './compose-product.ts';
import { insertProducts, stateOf, type StockOf } from './insert-products.ts';
import { type Product, type ProductInput } from './product.ts';
import { withStock } from './rules/derive.ts';
import { usesOfProduct } from './rules/media-uses.ts';
import { slugOf } from './rules/slug.ts';
import { successorsOf } from './rules/successors.ts';
import { withSoldFiles } from './sold-files.ts';
import { subjectOf } from './stock-subject.ts';
import { findBySlug, products, takeProductNumbers } from './tables.ts';
import { claimKeys, releaseKeys } from './variant-keys.ts';

export const productNotFound = (id: string): PlatformError =>
  notFound('The product was not found.', 'PRODUCT_NOT_FOUND', { productId: id });

const events = entityEvents('wix.stores.catalog.v3.product');

export const emitUpdated = (context: Context, product: Product, before: Product): Promise<void> =>
  context.emit(events.updated(product, product.id, before));

export async function composingFor(context: Context, id: string, numericId: string): Promise<Composing> {
  return {
    id,
    numericId,
    now: context.clock.now().toISOString(),
    currency: context.site.currency,
    guid: () => context.ids.guid(),
  };
}

export const reconcileContextFor = (context: Context): ReconcileContext => ({
  db: context.db,
  siteId: context.siteId,
  now: context.clock.now().toISOString(),
  guid: () => context.ids.guid(),
  tell: (event) => context.emit(event),
});

/** A slug nobody asked for gives way to one that is taken; one that was asked for does not. */
export async function freeSlug(context: Context, productInput: ProductInput, id: string): Promise<string> {
  const wanted = productInput.slug?.trim();
  if (wanted) {
    const owner = await findBySlug(context, wanted);
    if (owner && owner.id !== id)
      throw alreadyExists(`The slug ${wanted} is in use already.`, 'DUPLICATE_SLUG_ERROR', { slug: wanted });
    return wanted;
  }
  const base = slugOf(productInput.name ?? '', id);
  const further = `${base.replaceAll(/[\\%_]/g, String.raw`\$&`)}-%`;
  // A handle is what a product was called first, or elsewhere: it gives way to those, too.
  const { rows } = await sql<{ taken: string }>`
    select slug as taken from products
    where site_id = ${context.siteId} and (slug = ${base} or slug like ${further})
    union select handle from products
    where site_id = ${context.siteId} and (handle = ${base} or handle like ${further})`.execute(context.db);
  const used = new Set(rows.map((row) => row.taken));
  if (!used.has(base)) return base;
  let count = 1;
  while (used.has(`${base}-${count}`)) count++;
  return `${base}-${count}`;
}

/** The one that was asked for, else the slug, unless that is another's. @throws 409 where it is another's */
async function freeHandle(
  { db, siteId }: Context,
  productInput: ProductInput,
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  const wanted = productInput.handle?.trim();
  if (!wanted && !productInput.slug?.trim()) return slug;
  const { rows } =
    await sql`select 1 from products where site_id = ${siteId} and handle = ${wanted || slug}`.execute(db);
  if (rows.length === 0) return wanted || slug;
  if (!wanted) return `${slug}-${id.slice(0, 8)}`;
  throw alreadyExists(`The handle ${wanted} is in use already.`, 'DUPLICATE_HANDLE_ERROR', {
    handle: wanted,
  });
}

/** A product to be made, and the stock of its variants as soon as they have ids. */
export interface NewProduct {
  given: ProductInput;
  countsOf?: ((product: Product) => StockOf) | undefined;
}

/**
 * All of them, or none, in few statements.
 * @throws 400 and 409 with the codes that `createProduct` declares
 */
export async function createProducts(
  context: Context,
  wanted: readonly NewProduct[],
): Promise<{ products: Product[]; items: StockItem[] }> {
  const { db, siteId, ids } = context;
  const numbers = await takeProductNumbers(db, siteId, wanted.length);
  const slugs = new Set<string>();
  const entries: { product: Product; counts: StockOf }[] = [];
  const filled = await fillByIds(
    context,
    wanted.map(({ given }) => given),
  );
  for (const [index, { given: sent, countsOf }] of wanted.entries()) {
    const input = filled[index] ?? sent;
    const id = ids.guid();
    const slug = await freeSlug(context, input, id);
    if (slugs.has(slug))
      throw alreadyExists(`The slug ${slug} is in use already.`, 'DUPLICATE_SLUG_ERROR', { slug });
    slugs.add(slug);
    const handle = await freeHandle(context, input, { id, slug });
    const composed = await withSoldFiles(
      context,
      composeProduct(
        { ...input, slug, handle, directCategoriesInfo: { categories: [] } },
        await composingFor(context, id, String(numbers[index] ?? 1)),
      ),
    );
    entries.push({ product: composed, counts: countsOf?.(composed) ?? new Map() });
  }
  const stored = await insertProducts(reconcileContextFor(context), entries);
  for (const product of stored.products) await context.emit(events.created(product));
  await emitCreated(context, stored.items);
  return stored;
}

/** @throws 400 and 409 with the codes that `createProduct` declares */
export async function createProduct(
  context: Context,
  productInput: ProductInput,
  countsOf?: (product: Product) => StockOf,
): Promise<{ product: Product; items: StockItem[] }> {
  const { products: made, items } = await createProducts(context, [{ given: productInput, countsOf }]);
  const [product] = made;
  if (!product) throw new Error('What was written is not there.');
  return { product, items };
}

export async function emitCreated(context: Context, items: readonly StockItem[]): Promise<void> {
  for (const item of items) await context.emit(stockEvents.created(toApiItem(item)));
}

export interface LockedProduct {
  product: Product;
  items: StockItem[];
}

/**
 * Holds products and their stock until the transaction ends; the stock first, as everyone does.
 * @returns those there are, in the order asked for
 */
export async function lockProducts(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  const { db, siteId } = context;
  const items = Map.groupBy(await lockStockOfProducts(context, ids), ({ productId }) => productId);
  const { rows } = await sql<{ doc: Product }>`
    select doc from products where site_id = ${siteId} and id = any(${[...ids]}::text[])
    order by id for update`.execute(db);
  const found = new Map(rows.map(({ doc }) => [doc.id, doc]));
  return new Map(
    ids.flatMap((id) => {
      const product = found.get(id);
      return product ? [[id, { product, items: items.get(id) ?? [] }] as const] : [];
    }),
  );
}

/** The same as they are at the moment; nobody is kept from changing them. */
export async function readLocked(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  const items = Map.groupBy(await readStockOfProducts(context, ids), ({ productId }) => productId);
  const found = await products.getMany(context.db, context.siteId, ids);
  return new Map(found.map((product) => [product.id, { product, items: items.get(product.id) ?? [] }]));
}

/** @throws 404 */
export async function lockProduct(context: Context, id: string): Promise<LockedProduct> {
  const locked = (await lockProducts(context, [id])).get(id);
  if (!locked) throw productNotFound(id);
  return locked;
}

const keysChanged = (before: Product, after: Product): boolean => {
  const keys = ({ variantsInfo }: Product): string =>
    JSON.stringify(variantsInfo.variants.map(({ id, sku, barcode }) => [id, sku, barcode]));
  return keys(before) !== keys(after);
};

const sameUses = (before: Product, after: Product): boolean =>
  JSON.stringify(usesOfProduct(before)) === JSON.stringify(usesOfProduct(after));

/** Writes a product that is locked, keeps its stock and the uses of files in step, and tells of it. */
export async function saveProduct(
  context: Context,
  before: LockedProduct,
  changed: Product,
  expectedRevision?: string | number | null,
): Promise<Product> {
  const { db, siteId, clock } = context;
  const settling = reconcileContextFor(context);
  const connected = await reconcileCustomizations(settling, [changed], before.product);
  const [after = changed] = await reconcileAttributes(settling, connected, before.product);
  if (keysChanged(before.product, after)) {
    await releaseKeys(db, siteId, [after.id]);
    await claimKeys(db, siteId, [after]);
  }
  const previous = new Set(after.variantsInfo.variants.map(({ id }) => id));
  const missing = before.items.filter(({ variantId }) => !previous.has(variantId));
  if (missing.length > 0) {
    await deleteStock(context, missing);
    await followReserved(context, successorsOf(before.product, after));
  }
  const items = before.items.filter(({ variantId }) => previous.has(variantId));
  const current = withStock(after, new Map(items.map((item) => [item.variantId, stateOf(item)])));
  const stored = await products.replace(db, siteId, current, {
    now: clock.now(),
    ...(expectedRevision !== undefined && { expectedRevision }),
  });
  await describeStock(
    db,
    siteId,
    items,
    new Map(stored.variantsInfo.variants.map((variant) => [variant.id, subjectOf(stored, variant)])),
  );
  if (!sameUses(before.product, stored)) await noteUses(context, [usesOfProduct(stored)]);
  await emitUpdated(context, stored, before.product);
  return stored;
}

export async function deleteProduct(context: Context, { product, items }: LockedProduct): Promise<void> {
  const { db, siteId } = context;
  await deleteStock(context, items);
  await releaseKeys(db, siteId, [product.id]);
  await products.remove(db, siteId, product.id);
  await noteUses(context, [{ ...usesOfProduct(product), uses: [] }]);
  await context.emit(events.deleted(product));
}
