import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '../../../e2e/areas/area.ts';
import { areas, everything } from '../../../e2e/areas/index.ts';
import { filesKey } from '../files-key.ts';
import { longSuites } from './long-suites.ts';

export const ROOT = join(import.meta.dirname, '../../..');
export const EVERYTHING = 'everything';

/** What a journey runs against or with, the sources of all areas included. */
const ALL_SOURCES = [
  'src/{admin,any-app,database,demo,platform,server,shared,storefront,wix}/**',
  'src/*.{ts,tsx}',
  'src/testing/{browser,compile-cache,demo-store,pdf,plugin-app,server-process,totp}.ts',
  'src/testing/stripe/**',
  'src/tools/{build,lean-grid,native-aliases,refuse-circles,refuse-stand-ins,shared-chunks}.ts',
  'e2e/support/**',
  '{index.html,package-lock.json,playwright.config.ts,vite*.config.ts}',
  'public/**',
];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** @returns paths relative to the root, with slashes on every system */
export function filesOf(globs: readonly string[]): string[] {
  return globSync([...globs], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !isTest(file))
    .toSorted();
}

export const specFile = (name: string): string => `e2e/${name}.spec.ts`;

/** Everything that an area's journeys prove, as globs from the root. */
export const globsOf = ({ specs, desks = {}, flows = {}, services = [], sources = [] }: Area): string[] => [
  ...specs.map(specFile),
  ...Object.keys(desks).flatMap((desk) => [
    `src/shared/desks/${desk}.ts`,
    `src/admin/resources/*/${desk}/**`,
  ]),
  ...Object.keys(flows).map((flow) => `src/storefront/${flow}/**`),
  ...services.map((service) => `src/platform/services/*/${service}/**`),
  ...sources.map((source) => `src/${source}`),
];

/** The content of each area's sources; what no area names is part of `everything`. */
export function hashAreas(): Record<string, string> {
  const files = new Map(Object.entries(areas).map(([name, area]) => [name, filesOf(globsOf(area))]));
  const named = new Set([...files.values()].flat());
  const rest = [
    ...filesOf([...ALL_SOURCES, ...everything.specs.map(specFile)]).filter((file) => !named.has(file)),
    ...longSuites(),
  ];
  return Object.fromEntries(
    [...files, [EVERYTHING, rest] as const].map(([name, each]) => [name, filesKey(ROOT, each).slice(0, 16)]),
  );
}
