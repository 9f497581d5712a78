import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const IMPORT = /from '([^']+)'/g;

/** What a source file imports, as it is written there. @param file relative to `root` */
export const importsOf = (root: string, file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, from = '']) => from);

/** Files that another imports by a relative path, relative to `root`. */
export const relativeImports = (root: string, file: string): string[] =>
  importsOf(root, file)
    .filter((from) => from.startsWith('.'))
    .map((from) => posix.join(posix.dirname(file), from));

/** The files and all that can be reached from them, step by step. */
export function reachableFrom(
  files: readonly string[],
  next: (file: string) => readonly string[],
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...next(file));
  }
  return reached;
}
