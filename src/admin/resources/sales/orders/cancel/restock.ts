import type { Order, OrderLineItem } from '#wix/order-operations.ts';

/** A line of which pieces can go back to stock. */
export interface RestockLine {
  id: string;
  line: OrderLineItem;
  /** Pieces that are not back in stock yet. */
  most: number;
  /** Pieces that have left. */
  sent: number;
  /** Pieces that are back already. */
  back: number;
}

/** @param parcels pieces by line; an order that was fulfilled without any was sent entirely */
export function restockLines(
  { lineItems = [], fulfillmentStatus }: Pick<Order, 'lineItems' | 'fulfillmentStatus'>,
  parcels: ReadonlyMap<string, number>,
): RestockLine[] {
  const isDone = parcels.size === 0 && fulfillmentStatus === 'FULFILLED';
  return lineItems.flatMap((line) => {
    const { _id: id = '', quantity = 1, restockQuantity } = line;
    const back = restockQuantity ?? 0;
    const max = quantity - back;
    const sent = isDone ? quantity : Math.min(quantity, parcels.get(id) ?? 0);
    return max > 0 ? [{ id, line, most: max, back, sent }] : [];
  });
}

/** Pieces by line. */
export type RestockChoice = Readonly<Record<string, number>>;

/** What has left does not go back unless somebody says that it came back. */
export const unsentPieces = (lines: readonly RestockLine[]): RestockChoice =>
  Object.fromEntries(lines.map(({ id, most, sent }) => [id, Math.max(0, most - sent)]));

export const allPieces = (lines: readonly RestockLine[]): RestockChoice =>
  Object.fromEntries(lines.map(({ id, most }) => [id, most]));

/** All pieces and none are part of the cancellation; a choice of them is a step of its own. */
export type Restock =
  | { kind: 'all' | 'none' }
  /** Of each line the pieces that are back in all. */
  | { kind: 'some'; lineItems: { lineItemId: string; quantity: number }[] };

export function restockOf(lines: readonly RestockLine[], choice: RestockChoice): Restock {
  const chosen = lines.map((line) => ({ ...line, pieces: choice[line.id] ?? 0 }));
  if (chosen.every(({ pieces }) => pieces === 0)) return { kind: 'none' };
  if (chosen.every(({ pieces, most }) => pieces === most)) return { kind: 'all' };
  const some = chosen.filter(({ pieces }) => pieces > 0);
  return {
    kind: 'some',
    lineItems: some.map(({ id, pieces, back }) => ({ lineItemId: id, quantity: back + pieces })),
  };
}
