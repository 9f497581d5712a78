/** What the approved reviews of one item say together. */
export interface ItemRating {
  entityId: string;
  /** 1 to 5, two decimals. */
  average: number;
  count: number;
  /** How many gave 1, 2, 3, 4, 5 stars. */
  stars: readonly [number, number, number, number, number];
}

export type StarShape = 'full' | 'half' | 'empty';

const STARS = [1, 2, 3, 4, 5] as const;

/**
 * The five stars of a rating, to the nearest half. They follow the figure with one decimal that stands beside them, so
 * that equal figures have equal stars.
 */
export function starShapes(rating: number): StarShape[] {
  const halves = Math.round(Number(rating.toFixed(1)) * 2);
  return STARS.map((star) => {
    if (halves >= star * 2) return 'full';
    return halves === star * 2 - 1 ? 'half' : 'empty';
  });
}
