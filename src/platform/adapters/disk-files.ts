import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileEntry, FileStore } from '../ports.ts';

/** Letters, digits and `~ _ - .` in parts joined by `/`; no part begins with a dot, so none leaves the folder. */
const KEY = /^[\w~-][\w~.-]*(\/[\w~-][\w~.-]*)*$/;
/** Of a file that is still being written: no key ends so. */
const DRAFT = '.part';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error));

/** Undefined where there is no such file. */
async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** So that a name outlives a power cut; where folders cannot be opened, the system does it alone. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => undefined);
  try {
    await opened?.sync();
  } catch (error) {
    if (!['EINVAL', 'EPERM', 'EBADF', 'ENOTSUP'].includes(codeOf(error))) throw error;
  } finally {
    await opened?.close();
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function writeDraft(draft: string, bytes: Uint8Array | ReadableStream<Uint8Array>): Promise<void> {
  const file = await open(draft, 'w');
  try {
    await file.writeFile(bytes instanceof Uint8Array ? bytes : Readable.fromWeb(bytes as never));
    await file.datasync();
  } finally {
    await file.close();
  }
}

let writes = 0;
const nextDraft = (path: string): string => `${path}.${process.pid}-${++writes}${DRAFT}`;

/** From another disk it is copied, which takes as long as writing it. */
async function moveIn(from: string, path: string): Promise<void> {
  await sync(from);
  const now = new Date();
  await utimes(from, now, now);
  try {
    await rename(from, path);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const draft = nextDraft(path);
    try {
      await copyFile(from, draft);
      await sync(draft);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await rm(from, { force: true });
  }
}

/** Taken away first and looked at then: what somebody writes meanwhile is either what was taken, and put back, or stays. */
async function removeOld(path: string, olderThan: Date): Promise<void> {
  const found = await orMissing(() => stat(path));
  if (!found || found.mtime >= olderThan) return;
  const aside = nextDraft(path);
  if ((await orMissing(async () => (await rename(path, aside), true))) === undefined) return;
  if ((await stat(aside)).mtime < olderThan) await rm(aside, { force: true });
  else await rename(aside, path);
}

/** Files in a folder. What is written is on the disk when the write is over: whole or not at all. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string | undefined =>
    KEY.test(key) && !key.endsWith(DRAFT) ? join(folder, key) : undefined;

  const sizeOf = async (path: string): Promise<number | undefined> => {
    const found = await orMissing(() => stat(path));
    return found?.isFile() ? found.size : undefined;
  };

  /** @param within key of a folder with a slash after it, or nothing */
  async function* walk(within: string, prefix: string): AsyncIterable<FileEntry> {
    const entries = await orMissing(() => opendir(join(folder, within)));
    if (!entries) return;
    for await (const entry of entries) {
      const key = within + entry.name;
      if (entry.isDirectory()) {
        const inner = `${key}/`;
        if (inner.startsWith(prefix) || prefix.startsWith(inner)) yield* walk(inner, prefix);
      } else if (key.startsWith(prefix)) {
        const path = pathOf(key);
        const found = path === undefined ? undefined : await orMissing(() => stat(path));
        if (found?.isFile()) yield { key, size: found.size, lastModified: found.mtime };
      }
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
      const made = await mkdir(dirname(path), { recursive: true });
      if ('path' in bytes) await moveIn(bytes.path, path);
      else {
        const draft = nextDraft(path);
        try {
          await writeDraft(draft, bytes);
          await rename(draft, path);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      }
      await syncFolder(dirname(path));
      if (made !== undefined) await syncFolder(dirname(made));
    },
    async delete(key, olderThan) {
      const path = pathOf(key);
      if (path === undefined) return;
      await (olderThan ? removeOld(path, olderThan) : rm(path, { force: true }));
    },
    list: (prefix) => walk('', prefix),
    async tidy(olderThan) {
      const entries = (await orMissing(() => opendir(folder, { recursive: true }))) ?? [];
      for await (const entry of entries) {
        if (entry.isFile() && entry.name.endsWith(DRAFT))
          await removeOld(join(entry.parentPath, entry.name), olderThan);
      }
    },
  };
}
