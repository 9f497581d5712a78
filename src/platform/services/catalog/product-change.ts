import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { alreadyExists, notFound, type PlatformError } from '../../contract/errors.ts';
import { entityEvents } from '../../events/entity-events.ts';
import {
  deleteStock,
  describeStock,
  lockStockOfProducts,
  stockEvents,
  type StockItem,
  wireItem,
} from '../inventory/public.ts';
import { noteUses } from '../media-uses/public.ts';
import { settleAttributes, type Settling } from './attributes/settle.ts';
import { composeProduct, type Composing } from './compose-product.ts';
import { insertProducts, stateOf, type StockOf } from './insert-products.ts';
import { type Product, type ProductInput } from './product.ts';
import { withStock } from './rules/derive.ts';
import { usesOfProduct } from './rules/media-uses.ts';
import { slugOf } from './rules/slug.ts';
import { withSoldFiles } from './sold-files.ts';
import { subjectOf } from './stock-subject.ts';
import { findBySlug, products, takeProductNumbers } from './tables.ts';
import { claimKeys, releaseKeys } from './variant-keys.ts';

export const productNotFound = (id: string): PlatformError =>
  notFound('The product was not found.', 'PRODUCT_NOT_FOUND', { productId: id });

const events = entityEvents('wix.stores.catalog.v3.product');

export const tellUpdated = (context: Context, product: Product): Promise<void> =>
  context.emit(events.updated(product));

export async function composingFor(context: Context, id: string, numericId: string): Promise<Composing> {
  return {
    id,
    numericId,
    now: context.clock.now().toISOString(),
    currency: context.site.currency,
    guid: () => context.ids.guid(),
  };
}

export const settlingFor = (context: Context): Settling => ({
  db: context.db,
  siteId: context.siteId,
  now: context.clock.now().toISOString(),
  guid: () => context.ids.guid(),
  tell: (event) => context.emit(event),
});

/** A slug nobody asked for gives way to one that is taken; one that was asked for does not. */
export async function freeSlug(context: Context, given: ProductInput, id: string): Promise<string> {
  const wanted = given.slug?.trim();
  if (wanted) {
    const owner = await findBySlug(context, wanted);
    if (owner && owner.id !== id)
      throw alreadyExists(`The slug ${wanted} is in use already.`, 'DUPLICATE_SLUG_ERROR', { slug: wanted });
    return wanted;
  }
  const base = slugOf(given.name ?? '', id);
  const { rows } = await sql<{ slug: string }>`select slug from products
    where site_id = ${context.siteId} and (slug = ${base} or slug like ${`${base.replaceAll(/[\\%_]/g, String.raw`\$&`)}-%`})`.execute(
    context.db,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let count = 1;
  while (taken.has(`${base}-${count}`)) count++;
  return `${base}-${count}`;
}

/** @throws 400 and 409 with the codes that `createProduct` declares */
export async function createProduct(
  context: Context,
  given: ProductInput,
  countsOf: (product: Product) => StockOf = () => new Map(),
): Promise<{ product: Product; items: StockItem[] }> {
  const id = context.ids.guid();
  const [number = 1] = await takeProductNumbers(context.db, context.siteId, 1);
  const slug = await freeSlug(context, given, id);
  const composed = await withSoldFiles(
    context,
    composeProduct(
      { ...given, slug, directCategoriesInfo: { categories: [] } },
      await composingFor(context, id, String(number)),
    ),
  );
  const stored = await insertProducts(settlingFor(context), [
    { product: composed, counts: countsOf(composed) },
  ]);
  const [product = composed] = stored.products;
  await context.emit(events.created(product));
  await tellCreated(context, stored.items);
  return { product, items: stored.items };
}

export async function tellCreated(context: Context, items: readonly StockItem[]): Promise<void> {
  for (const item of items) await context.emit(stockEvents.created(wireItem(item)));
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
  const [after = changed] = await settleAttributes(settlingFor(context), [changed], before.product);
  if (keysChanged(before.product, after)) {
    await releaseKeys(db, siteId, [after.id]);
    await claimKeys(db, siteId, [after]);
  }
  const kept = new Set(after.variantsInfo.variants.map(({ id }) => id));
  const gone = before.items.filter(({ variantId }) => !kept.has(variantId));
  if (gone.length > 0) await deleteStock(context, gone);
  const items = before.items.filter(({ variantId }) => kept.has(variantId));
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
  await tellUpdated(context, stored);
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
