import { importsOf, reachableFrom, sourceImports } from '../source-imports.ts';
import { filesOf, ROOT } from './area-sources.ts';

const MONEY = /(shared\/money|shared\/sums|shared\/small-decimals)\.ts$|^big\.js$/;

/** The files in the `rules` folders of services that calculate with money. */
export const moneyRules = (): string[] =>
  filesOf(['src/platform/services/*/*/rules/**/*.ts']).filter((file) =>
    importsOf(ROOT, file).some((from) => MONEY.test(from)),
  );

/** The folder of a service, with the slash. */
const serviceOf = (file: string): string => `${file.split('/').slice(0, 5).join('/')}/`;

/**
 * Whether a test of the same service imports the file, itself or by other files of the service. All that the contract
 * tests do by whole requests proves rules too, but names none of them.
 */
export function reachedByTests(tests: readonly string[]): (rule: string) => boolean {
  const reached = reachableFrom(tests, (file) =>
    sourceImports(ROOT, file).filter((each) => each.startsWith(serviceOf(file))),
  );
  return (rule) => reached.has(rule);
}
