import { MAX_QUANTITY, type AvailabilityStatus, type Line } from '../line.ts';

/** What can be had of the wish: never more than is in stock, never less than one piece. */
export const clampQuantity = (wanted: number, available: number | undefined): number =>
  Math.max(1, Math.min(wanted, available ?? MAX_QUANTITY, MAX_QUANTITY));

/** What the catalogue tells of the item, seen from the quantity that is wanted of it. */
export function availabilityOf(
  status: AvailabilityStatus,
  quantityAvailable: number | undefined,
  quantity: number,
): Line['availability'] {
  const known = quantityAvailable === undefined ? {} : { quantityAvailable };
  if (status === 'NOT_FOUND') return { status };
  if (status === 'NOT_AVAILABLE' || quantityAvailable === 0) return { status: 'NOT_AVAILABLE', ...known };
  return {
    status:
      quantityAvailable !== undefined && quantityAvailable < quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE',
    ...known,
  };
}

/** The line with another quantity, as far as the stock goes. */
export function withQuantity(line: Line, wanted: number): Line {
  const { status, quantityAvailable } = line.availability;
  const quantity = clampQuantity(wanted, quantityAvailable);
  return { ...line, quantity, availability: availabilityOf(status, quantityAvailable, quantity) };
}
