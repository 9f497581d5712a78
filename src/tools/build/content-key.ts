import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesKey } from '../files-key.ts';

/** Every build depends on the packages, on the configurations and on the modules that these import. */
const ALWAYS = [
  'package-lock.json',
  'vite*.config.ts',
  'src/tsconfig*.json',
  'src/tools/{empty-store,lean-grid,native-aliases,refuse-circles,refuse-stand-ins,shared-chunks}.ts',
  'src/tools/build/record-inputs.ts',
  'src/stand-ins/**/*.*',
  'src/tools/native/*',
];

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/**
 * A hash of what a build reads. A glob import takes in files that are new, so the names in every folder count as well;
 * tests are never built.
 * @param files the sources of the build, below `root`
 */
export function contentKey(root: string, files: readonly string[]): string {
  const always = ALWAYS.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !isTest(file),
  );
  const hash = createHash('sha256').update(filesKey(root, [...always, ...files]));
  for (const folder of [...new Set(files.map(dirname))].toSorted()) {
    const path = join(root, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => !isTest(name)) : [];
    // Folders of the repository hold what builds write; nothing is imported from there by a glob.
    if (folder !== '.') hash.update(`${folder}\0${names.toSorted().join('\0')}`);
  }
  return hash.digest('hex');
}
