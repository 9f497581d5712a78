import type { Poster } from './poster.ts';

/** What goes with something. */
export interface RelatedData {
  posters: Poster[];
  /** All of it stood in orders together with that. */
  together: boolean;
}
