// Tests of the browser's part read this file, and the types of Node are none of theirs.
const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };

/** Whether this is the full run: both engines everywhere, every case of a property, every kill. */
export const FULL = process?.env['TEST_FULL'] === '1';

let suites = 1;

/** Divides the cases of the properties that run from now on between so many suites, each of which draws its own. */
export const divideCases = (between: number): void => void (suites = between);

/** How many of so many cases are tried by the suite that runs. */
export const shareOf = (cases: number): number => Math.ceil(cases / suites);

/**
 * How often a property is tried: half of `all` times in the full run, whose seed differs with each change of the
 * sources, else a fifth of it.
 */
export const runs = (all: number): { numRuns: number } => ({ numRuns: shareOf(FULL ? all / 2 : all / 5) });
