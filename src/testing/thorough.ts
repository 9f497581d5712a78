import { FULL } from './full.ts';

/** Whether the long run is asked for: every property case, every repetition. */
export const THOROUGH = FULL || process.env['CI_THOROUGH'] === '1';

/** How often a property is tried: all of it in the long run, else a fifth. */
export const runs = (all: number): { numRuns: number } => ({
  numRuns: THOROUGH ? all : Math.ceil(all / 5),
});
