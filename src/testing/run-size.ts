// Tests of the browser's part read this file, and the types of Node are none of theirs.
const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };

/** Whether this is the full run: both engines everywhere, every case of a property, every kill. */
export const FULL = process?.env['TEST_FULL'] === '1';

/**
 * How often a property is tried: half of `all` times in the full run, whose seed differs with each change of the
 * sources, else a fifth of it.
 */
export const runs = (all: number): { numRuns: number } => ({
  numRuns: Math.ceil(FULL ? all / 2 : all / 5),
});
