import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesKey } from '../tools/files-key.ts';

/** A number that follows from the names and the contents of all files in the folder: another one with any change of them. */
export function seedOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return Buffer.from(filesKey(folder, files), 'hex').readInt32BE();
}

/** The seed of a run's cases: the one that is requested, else one that follows from the sources. */
export function chooseSeed(
  sources: string,
  requested = process.env['FC_SEED'],
): { seed: number; from: string } {
  if (requested) return { seed: Number(requested), from: 'FC_SEED' };
  return { seed: seedOf(sources), from: 'the sources' };
}
