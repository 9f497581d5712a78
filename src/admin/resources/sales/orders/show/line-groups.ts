import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import { isFile } from '#shared/open-pieces.ts';
import { sentOf } from '../fulfil/parcels.ts';
import type { Order, OrderLineItem } from '#wix/order-operations.ts';

export type LineState = 'toFulfil' | 'partlyFulfilled' | 'fulfilled' | 'files' | 'refunded' | 'canceled';

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

const order: readonly LineState[] = [
  'toFulfil',
  'partlyFulfilled',
  'fulfilled',
  'files',
  'canceled',
  'refunded',
];

/**
 * Lines by what is still to be done with them, work first: a line stands in several groups where its pieces do. Where
 * nobody said what left, the order knows one state for all its lines, and says so of each of them.
 */
export function lineGroups(record: Order, fulfillments: readonly Fulfillment[] = []): LineGroup[] {
  const left = sentOf(fulfillments);
  const open = fulfillments.length === 0 ? openState(record) : stillOpen(record);
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
    const stored = quantity - refunded;
    const sent = Math.min(left.get(line._id ?? '') ?? 0, stored);
    const rest = isFile(line) && stillOpen(record) === 'toFulfil' ? 'files' : open;
    if (stored > sent || quantity === 0) put(rest, line, stored - sent, 0);
    if (sent > 0) put('fulfilled', line, sent, 0);
    if (refunded > 0) put('refunded', line, refunded, Math.min(line.restockQuantity ?? 0, refunded));
  }
  return order.flatMap((state) => groups.get(state) ?? []);
}

const stillOpen = ({ status }: Order): LineState =>
  status === 'CANCELED' || status === 'REJECTED' ? 'canceled' : 'toFulfil';

function openState({ status, fulfillmentStatus }: Order): LineState {
  if (fulfillmentStatus === 'FULFILLED') return 'fulfilled';
  const open = stillOpen({ status });
  return open === 'toFulfil' && fulfillmentStatus === 'PARTIALLY_FULFILLED' ? 'partlyFulfilled' : open;
}
