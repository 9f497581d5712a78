import type { Context } from '#platform/context.ts';
import {
  badRequest,
  invalid,
  notFound,
  type PlatformError,
  revisionMismatch,
} from '#platform/contract/errors.ts';
import type { InventoryItemsV3Api, Request } from '#platform/contract/index.ts';
import {
  type Counting,
  countingOf,
  type InventoryReason,
  LOCATION_ID,
  lockStock,
  MAX_QUANTITY,
  moved,
  recount,
  saveStock,
  stock,
  type StockItem,
} from '../inventory/public.ts';

export type ItemInput = Partial<Request<InventoryItemsV3Api, 'createInventoryItem'>['inventoryItem']>;

export const itemNotFound = (id: string): PlatformError =>
  notFound('The inventory item was not found.', 'NOT_FOUND', { inventoryItemId: id });

/** One location: an item is its variant's. */
export const idAt = (variantId: string | undefined, locationId: string | null | undefined): string =>
  locationId && locationId !== LOCATION_ID ? '' : (variantId ?? '');

/** Nobody counts less than nothing; a debt that is there may be paid off step by step. */
export function rejectNegativeStock(
  quantity: number | null | undefined,
  current: number,
  field: string,
): void {
  if (typeof quantity !== 'number' || quantity >= 0 || (current < 0 && quantity >= current)) return;
  throw invalid([
    {
      field,
      violatedRule: 'OTHER',
      ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
      description: 'must not be negative',
      data: {},
    },
  ]);
}

const countingIn = (input: ItemInput): Counting | undefined =>
  typeof input.quantity === 'number'
    ? { quantity: input.quantity }
    : typeof input.inStock === 'boolean'
      ? { inStock: input.inStock }
      : undefined;

const sameRevision = (item: StockItem, revision: string | null | undefined): boolean =>
  revision === undefined || revision === null || revision === item.revision;

/**
 * An item as a client edits it: the count, the pre-order terms, its own fields.
 * @throws 409 when somebody was faster
 */
export async function updateItem(
  context: Context,
  before: StockItem,
  input: ItemInput,
  { reason, mask, path = 'inventoryItem' }: { reason: InventoryReason; mask?: unknown; path?: string },
): Promise<StockItem> {
  if (!sameRevision(before, input.revision))
    throw revisionMismatch('The inventory item was changed by somebody else meanwhile.');
  rejectNegativeStock(input.quantity, before.quantity ?? 0, `${path}.quantity`);
  const { quantity, inStock, ...rest } = input;
  const masked = Array.isArray(mask) ? (mask as string[]) : undefined;
  const wanted =
    !masked || masked.includes('quantity') || masked.includes('inStock')
      ? countingIn({ ...(quantity !== undefined && { quantity }), ...(inStock !== undefined && { inStock }) })
      : undefined;
  const others = masked?.filter((one) => one !== 'quantity' && one !== 'inStock');
  const merged =
    others && others.length === 0
      ? before
      : stock.mergePatch(before, rest, { path, ...(others && { mask: others }) });
  const { preorderInfo } = merged;
  if (
    preorderInfo?.enabled &&
    typeof preorderInfo.limit === 'number' &&
    !('quantity' in (wanted ?? countingOf(merged)))
  )
    throw badRequest('A limit of pre-orders needs pieces that are counted.', 'PRE_ORDER_VALIDATION');
  const after = recount(merged, wanted ?? countingOf(merged));
  const [saved = after] = await saveStock(context, [{ before, after }], reason);
  return saved;
}

/** Locked in the order everybody locks in; in the order asked for. */
export async function lockItems(context: Context, ids: readonly string[]): Promise<Map<string, StockItem>> {
  return new Map((await lockStock(context, ids)).map((item) => [item.id, item]));
}

/** @throws 404 for one that is not among those locked */
export function itemIn(items: ReadonlyMap<string, StockItem>, id: string): StockItem {
  const item = items.get(id);
  if (!item) throw itemNotFound(id);
  return item;
}

interface Moving {
  reason: InventoryReason;
  mayGoBelowZero: boolean;
  /** As it is stored, where counting begins with this move. */
  before?: StockItem;
}

/** @throws 400 with the codes of the contract's bulk moves */
export async function moveItem(
  context: Context,
  counted: StockItem,
  by: number,
  { reason, mayGoBelowZero, before = counted }: Moving,
): Promise<StockItem> {
  if (!counted.trackQuantity)
    throw badRequest('The pieces of this variant are not counted.', 'INVENTORY_QUANTITY_NOT_TRACKED');
  const after = moved(counted, by);
  const quantity = after.quantity ?? 0;
  if (by < 0 && quantity < 0 && !mayGoBelowZero)
    throw badRequest('There are fewer pieces than that.', 'INSUFFICIENT_INVENTORY', {
      quantityAvailable: Math.max(0, counted.quantity ?? 0),
    });
  if (quantity > MAX_QUANTITY)
    throw badRequest(`There can be ${MAX_QUANTITY} pieces at most.`, 'MAX_QUANTITY_LIMIT_REACHED');
  if (quantity < -MAX_QUANTITY)
    throw badRequest(`There can be ${-MAX_QUANTITY} pieces at least.`, 'MIN_QUANTITY_LIMIT_REACHED');
  const [saved = after] = await saveStock(context, [{ before, after }], reason);
  return saved;
}
