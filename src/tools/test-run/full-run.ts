import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './area-sources.ts';
import type { RunPart } from './run-part.ts';
import { sumOf } from './table.ts';

const FILE = join(ROOT, 'e2e/full-run.json');

/** The last full run that passed, as committed in `e2e/full-run.json`. */
export interface FullRun {
  date: string;
  passed: number;
  /** The content of each area's sources when it passed, so that a squash or a rebase changes nothing. */
  areas: Readonly<Record<string, string>>;
  /** How long the journeys of each spec file took together. */
  seconds: Readonly<Record<string, number>>;
  /** How long the longest unit test files took, by their path: they are started first. */
  slowSuites?: Readonly<Record<string, number>>;
}

/** Shorter files are no reason for an order, and their times differ with each run. */
const SLOW_SECONDS = 15;

/** @returns undefined until a full run has passed */
export function readFullRun(): FullRun | undefined {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as FullRun;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The time of the journeys of each spec file, by its name below `e2e`. */
export function secondsOf(parts: readonly RunPart[]): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { file, took } of parts.flatMap(({ slow }) => slow)) {
    const spec = file?.startsWith('e2e/') ? file.slice('e2e/'.length) : undefined;
    if (spec !== undefined) seconds[spec] = Math.round((seconds[spec] ?? 0) * 1000 + took) / 1000;
  }
  return Object.fromEntries(Object.entries(seconds).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The time of the unit test files that take longest, in whole seconds. */
export function slowSuitesOf(parts: readonly RunPart[]): Record<string, number> {
  const suites = parts
    .flatMap(({ slow }) => slow)
    .filter(({ name, took }) => name.startsWith('src/') && took >= SLOW_SECONDS * 1000);
  return Object.fromEntries(
    suites
      .toSorted((one, other) => other.took - one.took)
      .map(({ name, took }) => [name, Math.round(took / 1000)]),
  );
}

/** @param areas the content of each area's sources when the run began */
export function recordFullRun(areas: FullRun['areas'], parts: readonly RunPart[]): void {
  const run: FullRun = {
    date: new Date().toISOString().slice(0, 10),
    passed: sumOf(parts, ({ passed }) => passed),
    areas,
    seconds: secondsOf(parts),
    slowSuites: slowSuitesOf(parts),
  };
  writeFileSync(FILE, `${JSON.stringify(run, null, 2)}\n`);
}
