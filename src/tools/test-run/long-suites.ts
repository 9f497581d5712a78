import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const MARK = /^\/\/ @long: \S/m;

/**
 * The unit test files with a line such as `// @long: kills servers`. `npm test` leaves them out unless the sources of
 * the area `everything` changed since the last full run; a run without `TEST_TIER=main` has them all.
 */
export const longSuites = (): string[] =>
  globSync('src/**/*.test.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => MARK.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted();

/** They start what the build made, on the demo store: the full run has them after both, in a part of its own. */
export const PACKAGE_SUITES = ['src/testing/installed.test.ts', 'src/any-app/installed-apps.test.ts'];

/** What the unit part of a run leaves out, by its environment. */
export const excludedSuites = (env: NodeJS.ProcessEnv): string[] => [
  ...(env['TEST_TIER'] === 'main' && env['TEST_LONG'] !== '1' ? longSuites() : []),
  ...(env['TEST_PACKAGE'] === 'excluded' ? PACKAGE_SUITES : []),
];
