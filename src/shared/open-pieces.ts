interface Sold {
  itemType?: { preset?: string | null | undefined } | null | undefined;
  physicalProperties?: { shippable?: boolean | null | undefined } | null | undefined;
}

/** A file is with its buyer once it is paid: it goes into no parcel. */
export const isFile = ({ itemType, physicalProperties }: Sold): boolean =>
  itemType?.preset === 'DIGITAL' && physicalProperties?.shippable !== true;

export interface OrderedPieces extends Sold {
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
  { id, quantity, refunded, ...sold }: OrderedPieces,
  sent: ReadonlyMap<string, number>,
): number => (isFile(sold) ? 0 : Math.max(0, quantity - (sent.get(id) ?? 0) - refunded));
