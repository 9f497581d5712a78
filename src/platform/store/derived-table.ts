/** A table beside another, kept by triggers whoever writes; its triggers' names begin with its own. */
export interface DerivedTable {
  create: string;
  /** Counts or learns what is there already. */
  fill: string;
}
