/** What is known of a variant since it came back. */
export interface Restock {
  /** The most pieces seen since then. */
  most: number;
  /** How many were told since then. */
  told: number;
}

/** The most pieces seen, with those there are now. @param available Infinity where pieces are not counted */
export const maxSeen = ({ most }: Pick<Restock, 'most'>, available: number): number =>
  Math.max(most, available);

/** How many more may be told. */
export const remainingNotices = (
  restock: Restock,
  available: number,
  { noMoreThanPieces }: { noMoreThanPieces: boolean },
): number =>
  noMoreThanPieces ? Math.max(0, maxSeen(restock, available) - restock.told) : Number.POSITIVE_INFINITY;
