/** A table that triggers derive from another, whichever code writes; the triggers' names begin with its own. */
export interface DerivedTable {
  create: string;
  /** Counts or learns what is there already. */
  fill: string;
}
