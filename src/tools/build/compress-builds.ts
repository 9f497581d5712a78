import { join } from 'node:path';
import { type Build, type BuildName, builds } from './builds.ts';
import { compressFolder, type Encoding, trimCache } from './compress.ts';
import { ROOT } from './run-builds.ts';

const CACHE = join(ROOT, 'node_modules/.cache/counterpart/compressed');

export async function compressBuilds(
  names: readonly BuildName[],
  encodings: readonly Encoding[],
): Promise<void> {
  await trimCache(CACHE);
  for (const name of names) {
    const { compressed, folder }: Build = builds[name];
    if (compressed) await compressFolder(join(ROOT, folder), encodings, CACHE);
  }
}
