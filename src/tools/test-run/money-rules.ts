import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesOf, ROOT } from './area-sources.ts';

const IMPORT = /from '([^']+)'/g;
const MONEY = /(shared\/money|shared\/sums|shared\/small-decimals)\.ts$|^big\.js$/;

const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, from = '']) => from);

const resolved = (file: string): string[] =>
  importsOf(file)
    .filter((from) => from.startsWith('.'))
    .map((from) => posix.join(dirname(file), from));

/** The files in the `rules` folders of services that calculate with money. */
export const moneyRules = (): string[] =>
  filesOf(['src/platform/services/*/rules/**/*.ts']).filter((file) =>
    importsOf(file).some((from) => MONEY.test(from)),
  );

/** The folder of a service, with the slash. */
const serviceOf = (file: string): string => `${file.split('/').slice(0, 4).join('/')}/`;

/**
 * Whether a test of the same service imports the file, itself or by other files of the service. All that the contract
 * tests do by whole requests proves rules too, but names none of them.
 */
export function reachedByTests(tests: readonly string[]): (rule: string) => boolean {
  const reached = new Set<string>();
  const waiting = [...tests];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const service = serviceOf(file);
    waiting.push(...resolved(file).filter((each) => each.startsWith(service)));
  }
  return (rule) => reached.has(rule);
}
