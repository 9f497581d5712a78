import type { Order, OrderLineItem } from '../../../../wix/order-operations.ts';

export type LineState = 'toFulfil' | 'partlyFulfilled' | 'fulfilled' | 'refunded' | 'canceled';

export interface GroupedLine {
  line: OrderLineItem;
  /** How many of the line stand in this state. */
  quantity: number;
}

export interface LineGroup {
  state: LineState;
  lines: GroupedLine[];
  pieces: number;
  /** Of the refunded pieces, those put back in stock. */
  restocked: number;
}

const order: readonly LineState[] = ['toFulfil', 'partlyFulfilled', 'fulfilled', 'canceled', 'refunded'];

/**
 * Lines by what is still to be done with them, work first. A partly refunded line stands in two groups. The order knows
 * only one fulfilment state for all its lines, so a partly sent order says so of each of them.
 */
export function lineGroups(record: Order): LineGroup[] {
  const open = openState(record);
  const groups = new Map<LineState, LineGroup>();
  const put = (state: LineState, line: OrderLineItem, quantity: number, restocked: number) => {
    const group = groups.get(state) ?? { state, lines: [], pieces: 0, restocked: 0 };
    group.lines.push({ line, quantity });
    group.pieces += quantity;
    group.restocked += restocked;
    groups.set(state, group);
  };
  for (const line of record.lineItems ?? []) {
    const quantity = line.quantity ?? 0;
    const refunded = Math.min(line.refundQuantity ?? 0, quantity);
    if (quantity > refunded || quantity === 0) put(open, line, quantity - refunded, 0);
    if (refunded > 0) put('refunded', line, refunded, Math.min(line.restockQuantity ?? 0, refunded));
  }
  return order.flatMap((state) => groups.get(state) ?? []);
}

function openState({ status, fulfillmentStatus }: Order): LineState {
  if (fulfillmentStatus === 'FULFILLED') return 'fulfilled';
  if (status === 'CANCELED' || status === 'REJECTED') return 'canceled';
  return fulfillmentStatus === 'PARTIALLY_FULFILLED' ? 'partlyFulfilled' : 'toFulfil';
}
