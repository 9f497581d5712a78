import { sql } from 'kysely';
import { lockByName } from '#database/turn.ts';
import type { ProductRetentionReason, ProductUndoPreview } from '#shared/product-import.ts';
import type { Context } from '#platform/context.ts';
import { bulk } from '#platform/crud/index.ts';
import { deleteProduct, lockProducts, type Product, products } from '../../catalog/public.ts';
import { madeBy, markUndone, readRecorded, type Recorded } from './record.ts';

export interface TakenBack {
  row: number;
  /** What was done; GONE: somebody else has deleted it. */
  done?: 'DELETED' | 'GONE';
  kept?: ProductRetentionReason;
  refused?: string;
}

/** Of these, the products of which an order has taken something. */
async function ordered({ db, siteId }: Context, list: readonly Product[]): Promise<Set<string>> {
  const pairs = list.flatMap(({ id, variantsInfo }) =>
    variantsInfo.variants.map((variant) => [variant.id, id] as const),
  );
  const owner = new Map(pairs);
  const { rows } = await sql<{ variant_id: string }>`select distinct variant_id from held_stock
    where site_id = ${siteId} and variant_id = any(${pairs.map(([id]) => id)}::text[])`.execute(db);
  return new Set(rows.flatMap(({ variant_id: id }) => owner.get(id) ?? []));
}

/** Why it stays; undefined where nothing keeps it. */
const reasonOf = (
  { revision }: Recorded,
  product: Product,
  sold: ReadonlySet<string>,
): ProductRetentionReason | undefined =>
  sold.has(product.id) ? 'ORDERED' : product.revision === revision ? undefined : 'CHANGED';

/** Deletes the products that these rows made, in one transaction, each on its own. What they changed of others stays. */
export async function takeBack(
  context: Context,
  importId: string,
  rows: readonly number[],
): Promise<TakenBack[]> {
  await lockByName(context.db, `product-import:${context.siteId}:${importId}`);
  const found = [...(await readRecorded(context, importId, rows)).values()].filter(({ made }) => made);
  const held = await lockProducts(
    context,
    found.map(({ productId }) => productId),
  );
  const sold = await ordered(
    context,
    [...held.values()].map(({ product }) => product),
  );
  const { results } = await bulk<Recorded, TakenBack, TakenBack>(context, {
    entries: found,
    idOf: ({ productId }) => productId,
    each: async (recorded) => {
      const { row, productId, undone } = recorded;
      if (undone !== undefined) return { row, done: undone as TakenBack['done'] & string };
      const locked = held.get(productId);
      const stored = locked && reasonOf(recorded, locked.product, sold);
      if (stored) return { row, kept: stored };
      if (locked) await deleteProduct(context, locked);
      const done = locked ? 'DELETED' : 'GONE';
      await markUndone(context, importId, row, done);
      return { row, done };
    },
    show: (result) => result,
  });
  return results.map(({ item, itemMetadata: { originalIndex, error } }) => ({
    row: found[originalIndex]?.row ?? 0,
    ...(item ?? { refused: error?.description ?? '' }),
  }));
}

/** What taking all of it back would do; nothing is changed. */
export async function previewUndo(context: Context, importId: string): Promise<ProductUndoPreview> {
  const productUndoPreview: ProductUndoPreview = { deleted: 0, kept: {} };
  for await (const some of madeBy(context, importId)) {
    const ids = some.map(({ productId }) => productId);
    const there = await products.getMany(context.db, context.siteId, ids);
    const byId = new Map(there.map((product) => [product.id, product]));
    const sold = await ordered(context, there);
    for (const recorded of some) {
      const product = byId.get(recorded.productId);
      if (!product) continue;
      const reason = reasonOf(recorded, product, sold);
      if (reason) productUndoPreview.kept[reason] = (productUndoPreview.kept[reason] ?? 0) + 1;
      else productUndoPreview.deleted += 1;
    }
  }
  return productUndoPreview;
}
