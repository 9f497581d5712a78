import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { contentKey } from './content-key.ts';

/** The record lies in the folder of the build: emptying the folder, as each build does first, removes it. */
const FILE = '.vite/inputs.json';

interface BuildRecord {
  key: string;
  files: readonly string[];
}

/** The sources among the modules that a build read, relative to the repository; not packages and what a bundler makes up. */
export function sourcesOf(root: string, modules: Iterable<string>): string[] {
  const inside = [...modules]
    .filter((id) => isAbsolute(id))
    .map((file) => relative(root, file.replace(/\?.*$/, '')).split(sep).join('/'))
    .filter((file) => file !== '' && !/^\.\.|^node_modules\/|\0|:/.test(file));
  return [...new Set(inside)].toSorted();
}

/** @param files the sources of the build, below `root` */
export function describeInputs(root: string, files: readonly string[]): BuildRecord {
  return { key: contentKey(root, files), files };
}

export function writeRecord(folder: string, record: BuildRecord): void {
  const file = join(folder, FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** Whether `folder` holds the result of a completed build of exactly the present sources. */
export function isCurrent(root: string, folder: string): boolean {
  try {
    const record = JSON.parse(readFileSync(join(root, folder, FILE), 'utf8')) as BuildRecord;
    return record.key === contentKey(root, record.files);
  } catch {
    return false;
  }
}
