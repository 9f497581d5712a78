import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const FILES = '**/*.{html,xml,css,json,js,mjs,svg}';
/** Smaller files fit into one packet anyhow. */
const MIN_BYTES = 1024;
/** As many as Node has threads for. */
const AT_ONCE = 4;

const brotli = (bytes: Uint8Array): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

const compressors = {
  gz: (bytes: Uint8Array): Promise<Uint8Array> =>
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: brotli,
} as const;

export type Encoding = keyof typeof compressors;

/** A server that is running sees the file whole or not at all. */
async function writeWhole(path: string, write: (path: string) => Promise<void>): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await write(part);
  await rename(part, path);
}

/**
 * Writes the compressed form of every file in `folder` beside it, where it is missing. Brotli at its best takes most of
 * the time of a build, so its results are cached by content: after a change only the chunks that differ are compressed.
 */
export async function compressFolder(
  folder: string,
  encodings: readonly Encoding[],
  cache: string,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const limit = pLimit(AT_ONCE);
  const compress = async (path: string, bytes: Uint8Array, encoding: Encoding): Promise<void> => {
    const target = `${path}.${encoding}`;
    if (existsSync(target)) return;
    const cached = join(cache, `${createHash('sha256').update(bytes).digest('hex')}.${encoding}`);
    if (!existsSync(cached)) {
      const compressed = await compressors[encoding](bytes);
      await writeWhole(cached, (part) => writeFile(part, compressed));
    }
    await writeWhole(target, (part) => copyFile(cached, part));
  };
  const files = globSync(FILES, { cwd: folder }).filter((file) => !file.startsWith('.vite'));
  await Promise.all(
    files.map((file) =>
      limit(async () => {
        const path = join(folder, file);
        const bytes = await readFile(path);
        if (bytes.byteLength < MIN_BYTES) return;
        for (const encoding of encodings) await compress(path, bytes, encoding);
      }),
    ),
  );
}

/** Removes results of chunks that are no more, once the cache has grown to several builds. */
export async function trimCache(cache: string, maxFiles = 4_000): Promise<void> {
  const names = await readdir(cache).catch(() => []);
  if (names.length > maxFiles) await rm(cache, { recursive: true, force: true });
}
