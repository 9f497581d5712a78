import type { ReturnableLine, ReturnSettings, ReturnObstacle } from '#shared/returns.ts';

const DAY_MS = 86_400_000;

/** They do not travel. */
const NO_THINGS: ReadonlySet<string> = new Set(['DIGITAL', 'GIFT_CARD', 'SERVICE']);

interface Line {
  id?: string | null;
  quantity?: number | null;
  refundQuantity?: number | null;
  itemType?: { preset?: string | null } | null;
}

interface Parcel {
  createdDate?: string | Date | null;
  lineItems: readonly { id: string; quantity: number }[];
}

interface Facts {
  order: { status?: string | null; lineItems: readonly Line[] };
  fulfillments: readonly Parcel[];
  settings: Pick<ReturnSettings, 'days'>;
  now: Date;
  /** One is under way. */
  isOpen: boolean;
}

const sentOf = (parcels: readonly Parcel[], lineId: string): { pieces: number; last: number } => {
  let pieces = 0;
  let last = 0;
  for (const { createdDate, lineItems } of parcels)
    for (const { id, quantity } of lineItems)
      if (id === lineId) {
        pieces += quantity;
        last = Math.max(last, createdDate ? new Date(createdDate).getTime() : 0);
      }
  return { pieces, last };
};

function refusal(
  line: Line,
  sent: { pieces: number; last: number },
  facts: Facts,
): ReturnObstacle | undefined {
  const { order, settings, now, isOpen } = facts;
  if (order.status === 'CANCELED') return 'CANCELED';
  if (settings.days === 0) return 'NO_RETURNS';
  if (NO_THINGS.has(line.itemType?.preset ?? '')) return 'NOT_A_THING';
  if ((line.quantity ?? 0) <= (line.refundQuantity ?? 0)) return 'REFUNDED';
  if (sent.pieces === 0) return 'NOT_SENT';
  if (sent.last + settings.days * DAY_MS < now.getTime()) return 'TOO_LATE';
  return isOpen ? 'RETURN_OPEN' : undefined;
}

/**
 * What may be sent back, by line: pieces that left and whose money has not gone back, until so many days after the last
 * of them left.
 */
export const returnableLines = (facts: Facts): ReturnableLine[] =>
  facts.order.lineItems.map((line) => {
    const lineItemId = line.id ?? '';
    const sent = sentOf(facts.fulfillments, lineItemId);
    const why = refusal(line, sent, facts);
    if (why) return { lineItemId, quantity: 0, why };
    const unrefunded = (line.quantity ?? 0) - (line.refundQuantity ?? 0);
    return {
      lineItemId,
      quantity: Math.min(sent.pieces, unrefunded),
      until: new Date(sent.last + facts.settings.days * DAY_MS).toISOString(),
    };
  });
