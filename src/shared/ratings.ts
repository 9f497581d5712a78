/** What the approved reviews of one item say together. */
export interface ItemRating {
  entityId: string;
  /** 1 to 5, two decimals. */
  average: number;
  count: number;
  /** How many gave 1, 2, 3, 4, 5 stars. */
  stars: readonly [number, number, number, number, number];
}
