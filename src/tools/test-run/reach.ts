import type { Area } from '../../../e2e/areas/area.ts';
import { EVERYTHING } from './area-sources.ts';
import type { FullRun } from './full-run.ts';

/**
 * The journeys beyond the main tier may take this long together, in seconds of tests: two workers, 14 minutes. With the
 * rest of the default run it stays under 45 minutes on a machine half as quick as the one that measured them.
 */
export const REACH_SECONDS = 2 * 14 * 60;

/** The time of a spec file that no full run has measured yet. */
const UNKNOWN_SECONDS = 60;

interface Known {
  areas: Readonly<Record<string, Area>>;
  everything: Area;
  /** The content of each area's sources now. */
  hashes: Readonly<Record<string, string>>;
  lastFull: FullRun | undefined;
  /** Grows by one with each commit, so that consecutive runs take different slices. */
  turn: number;
}

export interface Reach {
  /** Spec files whose journeys all run, such as `tax.spec.ts`. */
  specs: readonly string[];
  /** Whether the unit tests tagged `@long` run: they prove what the area `everything` holds. */
  hasLong: boolean;
  /** What a reader of the output learns about it. */
  message: string;
}

/** Files in their order, cut so that no slice takes longer than the bound, unless it is one file. */
function slicesOf(specs: readonly string[], seconds: (spec: string) => number, bound: number): string[][] {
  const slices: string[][] = [];
  let filled = Infinity;
  for (const spec of specs) {
    filled += seconds(spec);
    if (filled > bound) {
      slices.push([]);
      filled = seconds(spec);
    }
    slices.at(-1)?.push(spec);
  }
  return slices;
}

/** The journeys of the areas whose sources differ from those of the last full run that passed. */
export function reachOf({ areas, everything, hashes, lastFull, turn }: Known, bound = REACH_SECONDS): Reach {
  if (!lastFull)
    return {
      specs: [],
      hasLong: false,
      message: 'reach: no full run has passed yet; only the main tier runs',
    };
  const differs = (area: string): boolean => hashes[area] !== lastFull.areas[area];
  const changed = differs(EVERYTHING) ? Object.keys(areas) : Object.keys(areas).filter(differs);
  const names = differs(EVERYTHING) ? [EVERYTHING] : changed;
  const reached = [
    ...(differs(EVERYTHING) ? everything.specs : []),
    ...changed.flatMap((area) => areas[area]?.specs ?? []),
  ]
    .toSorted()
    .map((name) => `${name}.spec.ts`);
  const hasLong = differs(EVERYTHING);
  const since = `the full run of ${lastFull.date}`;
  if (reached.length === 0) return { specs: [], hasLong, message: `reach: nothing differs from ${since}` };
  const slices = slicesOf(reached, (spec) => lastFull.seconds[spec] ?? UNKNOWN_SECONDS, bound);
  const index = turn % slices.length;
  const specs = slices[index] ?? [];
  const remaining = reached.filter((spec) => !specs.includes(spec));
  const message = [
    `reach: ${names.join(', ')} differ from ${since}; all journeys of ${specs.length} files run: ${specs.join(' ')}`,
    ...(hasLong ? ['  the unit tests tagged @long run, too'] : []),
    ...(remaining.length > 0
      ? [`  slice ${index + 1} of ${slices.length}; remaining for the next runs: ${remaining.join(' ')}`]
      : []),
  ].join('\n');
  return { specs, hasLong, message };
}
