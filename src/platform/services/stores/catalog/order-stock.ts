import type { Context, SiteDb } from '#platform/context.ts';
import {
  changeReserved,
  reserveOrderStock,
  lockStock,
  releaseReservedStock,
  type Shortage,
  shortagesOf,
  type WantedLine,
} from '../inventory/public.ts';
import { readOrdersSettings } from '../../ecom/orders-settings/public.ts';
import { type CatalogReference, findVariant, isOurs, variantIdOf } from './reference.ts';
import { products } from './tables.ts';

export interface OrderedLine {
  lineItemId: string;
  catalogReference?: CatalogReference | null;
  quantity: number;
}

export const linesOfOurs = (
  lines: readonly OrderedLine[],
): (OrderedLine & { catalogReference: CatalogReference })[] =>
  lines.flatMap(({ catalogReference, ...line }) =>
    catalogReference && isOurs(catalogReference) ? [{ ...line, catalogReference }] : [],
  );

/** Those whose references the catalog itself wrote a moment ago: they name the variant. */
const lookedUp = (lines: readonly OrderedLine[]): WantedLine[] =>
  linesOfOurs(lines).map(({ lineItemId, quantity, catalogReference }) => ({
    lineItemId,
    quantity,
    variantId: variantIdOf(catalogReference),
  }));

/** The lines this catalog sells, by variant. One that names no variant any more counts as short. */
export async function wantedLines(
  { db, siteId }: SiteDb,
  lines: readonly OrderedLine[],
): Promise<WantedLine[]> {
  const ours = linesOfOurs(lines);
  const ids = [...new Set(ours.flatMap(({ catalogReference }) => catalogReference.catalogItemId ?? []))];
  const found = new Map((await products.getMany(db, siteId, ids)).map((product) => [product.id, product]));
  return ours.map(({ lineItemId, quantity, catalogReference }) => {
    const product = found.get(catalogReference.catalogItemId ?? '');
    const variant = product && findVariant(product, catalogReference);
    return { lineItemId, quantity, variantId: variant?.id ?? '' };
  });
}

export interface ReserveOptions {
  /** The lines are as `findItems` gave them in this transaction. */
  isLookedUp?: boolean;
  /** Nobody but this transaction knows the order, and it holds nothing yet. */
  isNew?: boolean;
}

/**
 * Takes the pieces of an order before it is paid: all, or none and what is short. Where the settings say that stock
 * goes down with the payment, only looks. Once per order: what it holds already is not taken again.
 */
export async function reserveStock(
  context: Context,
  orderId: string,
  lines: readonly OrderedLine[],
  { isLookedUp = false, isNew = false }: ReserveOptions = {},
): Promise<Shortage[]> {
  const wanted = isLookedUp ? lookedUp(lines) : await wantedLines(context, lines);
  const { inventoryUpdateTrigger } = await readOrdersSettings(context);
  if (inventoryUpdateTrigger === 'ON_ORDER_PLACED')
    return reserveOrderStock(context, orderId, wanted, { isNew });
  const items = await lockStock(context, [...new Set(wanted.map(({ variantId }) => variantId))]);
  return shortagesOf(wanted, items);
}

/** Gives back what an order holds, such as after a declined payment. Twice is as good as once. */
export const releaseStock = (context: Context, orderId: string): Promise<void> =>
  releaseReservedStock(context, orderId);

/** What a change of an order does to the stock of the lines it names. */
export async function changeOrderStock(
  context: Context,
  orderId: string,
  changes: readonly (OrderedLine & { isAdded: boolean })[],
): Promise<void> {
  const byLine = new Map(changes.map((change) => [change.lineItemId, change]));
  const wanted = await wantedLines(context, changes);
  const known = wanted.filter(({ variantId }) => variantId !== '');
  if (known.length === 0) return;
  await changeReserved(
    context,
    orderId,
    known.map(({ lineItemId, variantId, quantity }) => ({
      lineItemId,
      variantId,
      by: quantity,
      isAdded: byLine.get(lineItemId)?.isAdded ?? false,
    })),
  );
}
