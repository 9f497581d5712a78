import type { FileStore } from '#platform/ports.ts';
import { callHosted } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';

/** Bytes are there a moment before their file is; nobody needs a day for that. */
const DAY = 86_400_000;
const AT_A_TIME = 500;

/** Where bytes lie, and which part of the key is their hash. */
const PLACES = [
  { prefix: 'blobs/', part: 2 },
  { prefix: 'assets/', part: 1 },
] as const;

interface SweepDeps {
  platformFetch: PlatformFetch;
  files: FileStore;
}

/** Deletes bytes that no file has, and what was made of them, once they are a day old. @returns how many */
export async function sweep({ platformFetch, files }: SweepDeps, now: Date): Promise<number> {
  const olderThan = new Date(now.getTime() - DAY);
  let deleted = 0;

  async function sweepSome(found: ReadonlyMap<string, string[]>): Promise<void> {
    const sha256s = [...found.keys()];
    const { used } = await callHosted<{ used: string[] }>(platformFetch, '/hosted/media/blobs/used', {
      sha256s,
    });
    const stored = new Set(used);
    for (const [sha256, keys] of found) {
      if (stored.has(sha256)) continue;
      // Whoever brought the same bytes since then has written them again.
      for (const key of keys) await files.delete(key, olderThan);
      deleted += keys.length;
    }
  }

  await files.tidy(olderThan);
  for (const { prefix, part } of PLACES) {
    let found = new Map<string, string[]>();
    for await (const { key, lastModified } of files.list(prefix)) {
      const sha256 = key.split('/')[part] ?? '';
      if (lastModified >= olderThan || !/^[\da-f]{64}$/.test(sha256)) continue;
      found.set(sha256, [...(found.get(sha256) ?? []), key]);
      if (found.size < AT_A_TIME) continue;
      await sweepSome(found);
      found = new Map();
    }
    if (found.size > 0) await sweepSome(found);
  }
  return deleted;
}
