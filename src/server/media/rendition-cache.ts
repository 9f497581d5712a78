import { createHash } from 'node:crypto';
import { readdir, stat, unlink, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { diskFiles } from '../../platform/adapters/disk-files.ts';
import { UnreadableImage, UnscalableImage } from '../../platform/adapters/images.ts';

/** Renditions on disk, made once; the longest unused give way when the folder outgrows its limit. */
export interface RenditionCache {
  /** @param original what it is made of, by a name that changes with the bytes */
  get(name: string, original: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
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

interface Limits {
  /** Of the folder. */
  bytes?: number;
  /** Made at the same time; whoever comes then waits. */
  atOnce?: number;
}

/** What cannot be made is remembered too, of an original that cannot be read once for all sizes: nobody makes the server try it again and again. */
const MAX_REJECTED = 1000;
/** Marked as used once in that time. */
const FRESH_MS = 3_600_000;

export function renditionCache(
  folder: string,
  { bytes: limit = 1_000_000_000, atOnce = availableParallelism() }: Limits = {},
): RenditionCache {
  const files = diskFiles(folder);
  const underway = new Map<string, Promise<Uint8Array>>();
  const rejected = new Map<string, Error>();
  const turn = pLimit(atOnce);
  let written = 0;

  /** The longest unused give way, so what is read is used. */
  async function readKept(name: string): Promise<Uint8Array | undefined> {
    const bytes = await files.read(keyOf(name));
    const path = bytes && files.pathOf?.(keyOf(name));
    if (path === undefined) return bytes;
    const now = new Date();
    const used = await stat(path).catch(() => undefined);
    // Without it, it only goes earlier than it might.
    if (used && now.getTime() - used.mtimeMs > FRESH_MS) await utimes(path, now, now).catch(() => {});
    return bytes;
  }

  async function make(name: string, original: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    try {
      return await turn(work);
    } catch (error) {
      if (error instanceof UnscalableImage) {
        rejected.set(error instanceof UnreadableImage ? original : name, error);
        for (const oldest of rejected.keys()) {
          if (rejected.size <= MAX_REJECTED) break;
          rejected.delete(oldest);
        }
      }
      throw error;
    }
  }

  async function produce(
    name: string,
    original: string,
    work: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const stored = await readKept(name);
    if (stored) return stored;
    const known = rejected.get(original) ?? rejected.get(name);
    if (known) throw known;
    const bytes = await make(name, original, work);
    await files.write(keyOf(name), bytes);
    written += bytes.byteLength;
    if (written > limit * SWEEP_SHARE) {
      written = 0;
      await sweep(folder, limit);
    }
    return bytes;
  }

  return {
    get(name, original, work) {
      const running = underway.get(name);
      if (running) return running;
      const started = produce(name, original, work).finally(() => underway.delete(name));
      underway.set(name, started);
      return started;
    },
  };
}
