import { sql } from 'kysely';
import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import { lockStock, moved, saveStock } from './change-stock.ts';
import type { InventoryReason, StockItem } from './stock.ts';

/** A line of an order, and the variant it wants. */
export interface WantedLine {
  lineItemId: string;
  variantId: string;
  quantity: number;
}

/** A line that cannot be served whole. */
export interface Shortage {
  lineItemId: string;
  /** Pieces that are left for all lines of this variant. */
  quantityAvailable: number;
}

interface ReservedLine {
  line_item_id: string;
  variant_id: string;
  quantity: number;
  returned: number;
  held: boolean;
}

const readHeld = async ({ db, siteId }: Context, orderId: string): Promise<ReservedLine[]> => {
  const { rows } = await sql<ReservedLine>`
    select line_item_id, variant_id, quantity, returned, held from held_stock
    where site_id = ${siteId} and order_id = ${orderId} order by line_item_id for update`.execute(db);
  return rows;
};

export const availableOf = (item: StockItem | undefined): number =>
  item === undefined
    ? 0
    : item.trackQuantity
      ? Math.max(0, item.quantity ?? 0)
      : item.inStock
        ? Number.POSITIVE_INFINITY
        : 0;

const totals = (lines: readonly { variantId: string; quantity: number }[]): Map<string, number> => {
  const totals = new Map<string, number>();
  for (const { variantId, quantity } of lines) totals.set(variantId, (totals.get(variantId) ?? 0) + quantity);
  return totals;
};

export function shortagesOf(lines: readonly WantedLine[], items: readonly StockItem[]): Shortage[] {
  const byVariant = new Map(items.map((item) => [item.variantId, item]));
  const wanted = totals(lines);
  return lines.flatMap(({ lineItemId, variantId }) => {
    const available = availableOf(byVariant.get(variantId));
    return (wanted.get(variantId) ?? 0) > available ? [{ lineItemId, quantityAvailable: available }] : [];
  });
}

async function move(
  context: Context,
  items: readonly StockItem[],
  by: ReadonlyMap<string, number>,
  reason: InventoryReason,
): Promise<void> {
  const changes = items.flatMap((item) => {
    const pieces = by.get(item.variantId) ?? 0;
    return item.trackQuantity && pieces !== 0 ? [{ before: item, after: moved(item, pieces) }] : [];
  });
  await saveStock(context, changes, reason);
}

/** One order at a time: whoever comes second finds the rows of the first. */
const lockOrderStock = ({ db, siteId }: Context, orderId: string): Promise<unknown> =>
  lockByName(db, `held_stock:${siteId}:${orderId}`);

/** Ids of the lines whose pieces an order holds, of which nobody changes any until the transaction ends. */
async function lockHeld(context: Context, orderId: string): Promise<Set<string>> {
  await lockOrderStock(context, orderId);
  return new Set((await readHeld(context, orderId)).filter((row) => row.held).map((row) => row.line_item_id));
}

/** Whether an order that is locked holds the pieces of all these lines already. */
export async function hasReservedAll(
  { db, siteId }: Context,
  orderId: string,
  lineItemIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ line_item_id: string }>`
    select line_item_id from held_stock where site_id = ${siteId} and order_id = ${orderId} and held`.execute(
    db,
  );
  const held = new Set(rows.map((row) => row.line_item_id));
  return lineItemIds.every((id) => held.has(id));
}

/**
 * Takes the pieces of an order: all of them, or none and says what is short. Lines the order holds already stay as
 * they are. With `whateverIsLeft` an order that exists all the same takes what there is. With `isNew` nobody else knows
 * the order, and it holds nothing yet.
 */
export async function reserveOrderStock(
  context: Context,
  orderId: string,
  lines: readonly WantedLine[],
  { whateverIsLeft = false, isNew = false } = {},
): Promise<Shortage[]> {
  const locked = isNew ? new Set<string>() : await lockHeld(context, orderId);
  const open = lines.filter(({ lineItemId }) => !locked.has(lineItemId));
  if (open.length === 0) return [];
  const items = await lockStock(context, [...new Set(open.map(({ variantId }) => variantId))]);
  const shortages = shortagesOf(open, items);
  if (shortages.length > 0 && !whateverIsLeft) return shortages;
  const used = shortages.length > 0 ? whatIsLeft(open, items) : open;
  await move(
    context,
    items,
    new Map([...totals(used)].map(([variantId, pieces]) => [variantId, -pieces])),
    'ORDER',
  );
  await writeHeld(context, orderId, used);
  return [];
}

function whatIsLeft(lines: readonly WantedLine[], items: readonly StockItem[]): WantedLine[] {
  const left = new Map(items.map((item) => [item.variantId, availableOf(item)]));
  return lines.map((line) => {
    const quantity = Math.min(line.quantity, left.get(line.variantId) ?? 0);
    left.set(line.variantId, (left.get(line.variantId) ?? 0) - quantity);
    return { ...line, quantity };
  });
}

async function writeHeld(
  { db, siteId }: Context,
  orderId: string,
  lines: readonly WantedLine[],
): Promise<void> {
  await sql`
    insert into held_stock (site_id, order_id, line_item_id, variant_id, quantity)
    select ${siteId}::text, ${orderId}::text, line ->> 'lineItemId', line ->> 'variantId', (line ->> 'quantity')::int
    from jsonb_array_elements(${JSON.stringify(lines)}::text::jsonb) as line
    on conflict (site_id, order_id, line_item_id)
    do update set variant_id = excluded.variant_id, quantity = excluded.quantity, returned = 0, held = true`.execute(
    db,
  );
}

/** Gives back everything an order still holds. */
export async function releaseReservedStock(context: Context, orderId: string): Promise<void> {
  await lockOrderStock(context, orderId);
  const rows = (await readHeld(context, orderId)).filter(({ held }) => held);
  if (rows.length === 0) return;
  await giveBack(
    context,
    rows.map((row) => ({ variantId: row.variant_id, quantity: row.quantity - row.returned })),
    'REVERT_INVENTORY_CHANGE',
  );
  const { db, siteId } = context;
  await sql`update held_stock set held = false where site_id = ${siteId} and order_id = ${orderId}`.execute(
    db,
  );
}

/** Puts some of an order's pieces back; never more than the order took. */
export async function restockReserved(
  context: Context,
  orderId: string,
  lines: readonly { lineItemId: string; quantity: number }[],
): Promise<void> {
  await lockOrderStock(context, orderId);
  const rows = new Map((await readHeld(context, orderId)).map((row) => [row.line_item_id, row]));
  const back = [...totals(lines.map(({ lineItemId, quantity }) => ({ variantId: lineItemId, quantity })))]
    .map(([lineItemId, quantity]) => {
      const row = rows.get(lineItemId);
      const left = row?.held ? row.quantity - row.returned : 0;
      return { lineItemId, variantId: row?.variant_id ?? '', quantity: Math.min(quantity, left) };
    })
    .filter(({ quantity }) => quantity > 0);
  if (back.length === 0) return;
  await giveBack(context, back, 'REVERT_INVENTORY_CHANGE');
  const { db, siteId } = context;
  for (const { lineItemId, quantity } of back) {
    await sql`update held_stock set returned = returned + ${quantity}
      where site_id = ${siteId} and order_id = ${orderId} and line_item_id = ${lineItemId}`.execute(db);
  }
}

/** Pieces that an order takes more of a line, or fewer: none, where it only has to be known that nothing is taken. */
export interface ReservedChange {
  lineItemId: string;
  variantId: string;
  by: number;
  /** The order did not have the line before. */
  isAdded: boolean;
}

/**
 * Takes and gives back what a change of an order asks for: never more than there is, never more than it holds. A line
 * that the order had and has not taken yet is left to when it is taken whole.
 */
export async function changeReserved(
  context: Context,
  orderId: string,
  changes: readonly ReservedChange[],
): Promise<void> {
  await lockOrderStock(context, orderId);
  const rows = new Map((await readHeld(context, orderId)).map((row) => [row.line_item_id, row]));
  const items = await lockStock(context, [...new Set(changes.map(({ variantId }) => variantId))]);
  const wanted = changes
    .filter(({ by, lineItemId, isAdded }) => by > 0 && (isAdded || rows.get(lineItemId)?.held))
    .map(({ lineItemId, variantId, by }) => ({ lineItemId, variantId, quantity: by }));
  const used = whatIsLeft(wanted, items);
  const back = changes.flatMap(({ lineItemId, variantId, by }) => {
    const row = rows.get(lineItemId);
    const held = row?.held ? row.quantity - row.returned : 0;
    return by < 0 && held > 0 ? { lineItemId, variantId, quantity: Math.min(-by, held) } : [];
  });
  const sums = totals(back);
  for (const [variantId, pieces] of totals(used)) sums.set(variantId, (sums.get(variantId) ?? 0) - pieces);
  await move(context, items, sums, 'ORDER');
  const moves = [...used, ...back.map((line) => ({ ...line, quantity: -line.quantity }))];
  const untouched = changes
    .filter(({ by, isAdded }) => by === 0 && isAdded)
    .map(({ lineItemId, variantId }) => ({ lineItemId, variantId, quantity: 0 }));
  await writeHeld(
    context,
    orderId,
    [...moves, ...untouched].map((line) => {
      const row = rows.get(line.lineItemId);
      const before = row?.held ? row.quantity - row.returned : 0;
      return { ...line, quantity: before + line.quantity };
    }),
  );
}

async function giveBack(
  context: Context,
  lines: readonly { variantId: string; quantity: number }[],
  reason: InventoryReason,
): Promise<void> {
  const by = totals(lines);
  await move(context, await lockStock(context, [...by.keys()]), by, reason);
}

/** What orders hold of variants that are no more goes back, when it does, to those that came in their places. */
export async function followReserved(
  { db, siteId }: Context,
  successors: ReadonlyMap<string, string>,
): Promise<void> {
  if (successors.size === 0) return;
  await sql`update held_stock as line set variant_id = heir.value
    from jsonb_each_text(${JSON.stringify(Object.fromEntries(successors))}::text::jsonb) as heir
    where line.site_id = ${siteId} and line.variant_id = heir.key and line.held`.execute(db);
}

/** A line of an order whose pieces left the stock before it was kept here. */
export interface PlacedLine extends WantedLine {
  orderId: string;
  returned: number;
}

/** So that what such orders bring back is counted, and no more than that: for the demo store and imports. */
export async function recordReservedStock(
  db: Context['db'],
  siteId: string,
  lines: readonly PlacedLine[],
): Promise<void> {
  await sql`
    insert into held_stock (site_id, order_id, line_item_id, variant_id, quantity, returned)
    select ${siteId}::text, line ->> 'orderId', line ->> 'lineItemId', line ->> 'variantId',
      (line ->> 'quantity')::int, (line ->> 'returned')::int
    from jsonb_array_elements(${JSON.stringify(lines)}::text::jsonb) as line
    on conflict do nothing`.execute(db);
}
