import { createHash } from 'node:crypto';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFiles } from '../../platform/adapters/disk-files.ts';

/** Renditions on disk, made once; the longest unused give way when the folder outgrows its limit. */
export interface RenditionCache {
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

export const nameFor = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);

const keyOf = (name: string): string => `${name.slice(0, 2)}/${name}`;
/** Counted anew after this share of the limit has been written. */
const SWEEP_SHARE = 0.05;

async function sweep(folder: string, limit: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files: { path: string; size: number; used: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) files.push({ path, size: found.size, used: found.mtimeMs });
  }
  let total = files.reduce((sum, file) => sum + file.size, 0);
  if (total <= limit) return;
  for (const file of files.toSorted((a, b) => a.used - b.used)) {
    if (total <= limit * 0.8) return;
    await unlink(file.path).catch(() => undefined);
    total -= file.size;
  }
}

export function renditionCache(folder: string, limit = 1_000_000_000): RenditionCache {
  const files = diskFiles(folder);
  const underway = new Map<string, Promise<Uint8Array>>();
  let written = 0;

  const produce = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const kept = await files.read(keyOf(name));
    if (kept) return kept;
    const bytes = await make();
    await files.write(keyOf(name), bytes);
    written += bytes.byteLength;
    if (written > limit * SWEEP_SHARE) {
      written = 0;
      await sweep(folder, limit);
    }
    return bytes;
  };

  return {
    get(name, make) {
      const running = underway.get(name);
      if (running) return running;
      const started = produce(name, make).finally(() => underway.delete(name));
      underway.set(name, started);
      return started;
    },
  };
}
