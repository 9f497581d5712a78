export interface OrderedPieces {
  id: string;
  quantity: number;
  refunded: number;
}

/** What left of each line, over all parcels. */
export function piecesSent(
  parcels: readonly (readonly { id: string; quantity: number }[])[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { id, quantity } of parcels.flat()) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}

/** What can still go out of a line: what was ordered, without what left and without what was refunded. */
export const openPieces = (
  { id, quantity, refunded }: OrderedPieces,
  sent: ReadonlyMap<string, number>,
): number => Math.max(0, quantity - (sent.get(id) ?? 0) - refunded);
