import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { FileEntry, FileStore } from '../ports.ts';

/** Letters, digits and `~ _ - .` in parts joined by `/`; no part begins with a dot, so none leaves the folder. */
const KEY = /^[\w~-][\w~.-]*(\/[\w~-][\w~.-]*)*$/;
/** Of a file that is still being written: no key ends so. */
const DRAFT = '.part';

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code));

/** Undefined where there is no such file. */
async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

let writes = 0;

/** Files in a folder. What is written is on the disk when the write is over: whole or not at all. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string | undefined =>
    KEY.test(key) && !key.endsWith(DRAFT) ? join(folder, key) : undefined;

  const sizeOf = async (path: string): Promise<number | undefined> => {
    const found = await orMissing(() => stat(path));
    return found?.isFile() ? found.size : undefined;
  };

  async function* list(prefix: string): AsyncIterable<FileEntry> {
    const names = (await orMissing(() => readdir(folder, { recursive: true }))) ?? [];
    for (const name of names) {
      const path = join(folder, name);
      const key = relative(folder, path).split(sep).join('/');
      if (!key.startsWith(prefix) || pathOf(key) === undefined) continue;
      const found = await orMissing(() => stat(path));
      if (found?.isFile()) yield { key, size: found.size, lastModified: found.mtime };
    }
  }

  return {
    async read(key) {
      const path = pathOf(key);
      return path === undefined ? undefined : orMissing(() => readFile(path));
    },
    async open(key, range) {
      const path = pathOf(key);
      const size = path === undefined ? undefined : await sizeOf(path);
      if (path === undefined || size === undefined) return undefined;
      return { size, bytes: Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array> };
    },
    async sizeOf(key) {
      const path = pathOf(key);
      return path === undefined ? undefined : sizeOf(path);
    },
    pathOf,
    async write(key, bytes) {
      const path = pathOf(key);
      if (path === undefined) throw new Error(`not a file key: ${key}`);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}-${++writes}${DRAFT}`;
      try {
        const file = await open(draft, 'w');
        try {
          await file.writeFile(bytes instanceof Uint8Array ? bytes : Readable.fromWeb(bytes as never));
          await file.datasync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async delete(key) {
      const path = pathOf(key);
      if (path !== undefined) await rm(path, { force: true });
    },
    list,
  };
}
