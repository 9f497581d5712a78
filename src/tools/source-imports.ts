import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const IMPORT = /from '([^']+)'/g;

/** What a source file imports, as it is written there. @param file relative to `root` */
export const importsOf = (root: string, file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, from = '']) => from);

/**
 * The source file that an import means, as `./x.ts` or `#platform/x.ts`.
 * @returns its path below the root; undefined for a package
 */
export function sourceOf(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from);
  return from.startsWith('#') ? posix.join('src', from.slice(1)) : undefined;
}

/** The source files that another imports, relative to `root`. */
export const sourceImports = (root: string, file: string): string[] =>
  importsOf(root, file).flatMap((from) => sourceOf(file, from) ?? []);

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
