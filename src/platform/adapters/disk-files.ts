import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../ports.ts';

/** Letters, digits and `~ _ - .` in parts joined by `/`; no part begins with a dot, so none leaves the folder. */
const KEY = /^[\w~-][\w~.-]*(\/[\w~-][\w~.-]*)*$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code));

let writes = 0;

/** Files in a folder. A file appears whole or not at all. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string | undefined => (KEY.test(key) ? join(folder, key) : undefined);
  return {
    async read(key) {
      const path = pathOf(key);
      if (path === undefined) return undefined;
      try {
        return await readFile(path);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const path = pathOf(key);
      if (path === undefined) throw new Error(`not a file key: ${key}`);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}-${++writes}.part`;
      try {
        await writeFile(draft, bytes);
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
  };
}
